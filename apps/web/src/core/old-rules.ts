// Files of old rules, brought when a game needs one; the service worker keeps what was used once.

/** The module in a file of old rules; undefined if the server has no such file. Throws if it cannot be reached. */
export async function bringRules(file: string): Promise<unknown> {
  const address = new URL(`./rules/${file}`, location.href).href;
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return import(/* @vite-ignore */ address);
}
