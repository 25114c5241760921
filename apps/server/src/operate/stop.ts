// Thrown when the person who runs the server has to do something: its message is a sentence for them.
export class Stop extends Error {}
