export declare const dist: string;
/** Builds if anything has changed since the last time; says whether it did. */
export declare function buildIfNeeded(): Promise<boolean>;
