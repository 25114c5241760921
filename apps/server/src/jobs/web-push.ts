// Web Push: a short message encrypted for one browser (RFC 8291, RFC 8188), sent under the server's own key (RFC 8292).
//
// With Node's own cryptography it is this one file; the usual package brings sixteen others with it.
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createSign,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

export interface Vapid {
  /** The public key as browsers want it: 65 bytes in base64url. */
  readonly publicKey: string;
  /** PKCS 8 in base64. */
  readonly privateKey: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Keys of this server, made at the first start and kept in the database. */
export function newVapid(): Vapid {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const jwk = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(jwk.x ?? '', 'base64url'),
    Buffer.from(jwk.y ?? '', 'base64url'),
  ]);
  return {
    publicKey: raw.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

const RECORD = 4096;

/** The body of a push message. `own` and `salt` are given in tests only: RFC 8291 has an example. */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  own: Uint8Array | undefined = undefined,
  salt: Uint8Array = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (own === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(own);
  const mine = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine]);
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const content = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', content, nonce);
  // One record, so it ends with 2.
  const sealed = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(21);
  Buffer.from(salt).copy(head);
  head.writeUInt32BE(RECORD, 16);
  head[20] = mine.length;
  return Buffer.concat([head, mine, sealed]);
}

/** What proves to the push service that it is this server that sends. */
export function vapidHeader(vapid: Vapid, endpoint: string, subject: string, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: Buffer.from(vapid.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${vapid.publicKey}`;
}
