import type { InlineConfig } from 'vite';
export declare const webRoot: string;
export declare const treeRoot: string;
export declare function config(outDir: string): InlineConfig;
