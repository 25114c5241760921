// A sentence with something in it that is no text, such as a key or a link: its words in one place, the rest where it belongs.
import type { ComponentChild } from 'preact';

/** What stands inside a sentence. */
export type Child = ComponentChild;
/** A sentence in pieces, in the order of the language. */
export type Line = readonly ComponentChild[];
