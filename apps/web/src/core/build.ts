// Which build of the page this is. Everything that it loads later must come from the same one, whatever the server has by then.

const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]');

export const BUILD = mark?.content ?? '';
/** The version as the changelog calls it. */
export const VERSION = mark?.dataset.version ?? '';

/** The address of a file whose name says nothing about its content: the service worker gives that of this build. */
export function ofThisBuild(path: string): string {
  return BUILD === '' ? path : `${path}?b=${BUILD}`;
}
