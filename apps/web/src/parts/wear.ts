// Style sheets that only one game needs: fetched once, with its map.
const worn = new Map<string, Promise<void>>();

/** Resolves when the sheet is in force; fails, and can be tried again, if it could not be fetched. */
export function wear(address: string): Promise<void> {
  const coming =
    worn.get(address) ??
    new Promise<void>((done, fail) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        worn.delete(address);
        fail(new Error(`${address} could not be loaded`));
      };
      document.head.append(link);
    });
  worn.set(address, coming);
  return coming;
}
