// Choices on the hot path: small integers in a reused buffer.

/** A reused buffer that receives the legal choices of a decision. */
export type Choices = Int32Array;

/** How many choices, or attempts, one decision may have. */
export const MAX_CHOICES = 4096;

export function choiceBuffer(): Choices {
  return new Int32Array(MAX_CHOICES);
}
