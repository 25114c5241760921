// Links to tables: what stands behind `#` opens them, and is sent to nobody by itself.

export interface TableAddress {
  /** `https://host`, without a path. */
  readonly url: string;
  readonly id: string;
  /** `i` an invitation, `s` a seat of one's own, `w` watching; undefined for a link without a secret. */
  readonly opens: 'i' | 's' | 'w' | undefined;
  readonly secret: string;
  /** The salt that its holder promised, until it is opened. */
  readonly salt: string | undefined;
}

/** `https://host/g/ID#s.TOKEN.SALT`; undefined for what is no such link. */
export function readTableAddress(text: string): TableAddress | undefined {
  let address: URL;
  try {
    address = new URL(text);
  } catch {
    return undefined;
  }
  const [, id] = /^\/g\/([A-Za-z0-9_-]{8,40})\/?$/.exec(address.pathname) ?? [];
  if (id === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  return { url: address.origin, id, ...readSecret(address.hash.slice(1)) };
}

/** `s.TOKEN.SALT`: what a link opens, and with what. */
export function readSecret(text: string): Pick<TableAddress, 'opens' | 'secret' | 'salt'> {
  const [, opens, secret, salt] = /^([isw])\.([A-Za-z0-9_-]{8,80})(?:\.([0-9a-f]{64}))?$/.exec(text) ?? [];
  if (secret === undefined) return { opens: undefined, secret: '', salt: undefined };
  return { opens: opens as 'i' | 's' | 'w', secret, salt };
}

/** The link that opens a seat on any device of its holder. */
export function seatLink(url: string, id: string, token: string, salt?: string): string {
  return `${url}/g/${id}#s.${token}${salt === undefined ? '' : `.${salt}`}`;
}
