/** Name and SVG text of every drawing. */
export declare function drawings(): Promise<ReadonlyMap<string, string>>;
