import { type Server } from 'node:http';
export declare const POLICY: string;
/** Serves a folder; resolves once it listens. Port 0 takes any free one. */
export declare function serve(
  folder: string,
  port: number,
): Promise<{
  readonly server: Server;
  readonly address: string;
}>;
