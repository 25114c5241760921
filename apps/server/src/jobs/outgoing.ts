// Requests that the server makes for people: to public addresses only, without redirects, bound to the address that was checked.
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { PEOPLE } from '../words/people.ts';

const TIMEOUT = 5_000;
const MOST_ANSWER = 64 * 1024;

/** Networks that are not the public internet: this machine, its neighbours, and where clouds keep their secrets. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address lies outside the public internet. What cannot be read counts as inside. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const kind = isIP(plain);
  if (kind === 0) return true;
  // ::ffff:7f00:1 is 127.0.0.1 in another dress.
  if (kind === 6 && /^::ffff:/i.test(plain)) return true;
  return PRIVATE.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
}

/** Why nothing may be sent there; undefined if it may. */
export function urlProblem(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (url === null) return PEOPLE.noAddress;
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return PEOPLE.addressNeedsHttps;
  if (url.username !== '' || url.password !== '') return PEOPLE.addressWithPassword;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) return PEOPLE.addressNotPublic;
  return undefined;
}

/** Posts a body and gives the status back. Rejects if the address is not public, or if nobody answers. */
export async function post(
  text: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  allowPrivate: boolean,
): Promise<number> {
  const problem = urlProblem(text, allowPrivate);
  if (problem !== undefined) throw new Error(problem);
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await lookup(host) : { address: host, family: isIP(host) };
  if (!allowPrivate && isPrivate(found.address)) throw new Error('The address must be a public one.');
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-length': Buffer.byteLength(body), ...headers },
    timeout: TIMEOUT,
    // A second look-up could give another address than the one that was checked.
    lookup: (_host, wanted, done) => {
      if (wanted.all === true) done(null, [found]);
      else done(null, found.address, found.family);
    },
  };
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const asked = send(url, options, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MOST_ANSWER) asked.destroy();
      });
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', fail);
    });
    asked.on('timeout', () => asked.destroy(new Error('Nobody answered in time.')));
    asked.on('error', fail);
    asked.end(body);
  });
}
