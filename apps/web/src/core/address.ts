// The address of the page, taken apart: whatever stands there, it never throws.

/** What stands behind the #, by its parts. A part that is no text of an address stays as it is, and names nothing. */
export function addressParts(hash: string): readonly string[] {
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A part of an address that is a number, such as that of a choice. */
export function wholeNumber(part: string): number | undefined {
  return /^[0-9]+$/.test(part) ? Number(part) : undefined;
}
