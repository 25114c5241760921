// Notices: to a real receiver on loopback, once, not while the page is seen; and never to addresses inside.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerError } from '@bocage/online';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPrivate, post, urlProblem } from '../src/jobs/outgoing.ts';
import { encrypt, newVapid, vapidHeader } from '../src/jobs/web-push.ts';
import { choose, KINDS, look, pair, rig, tell } from './rig.ts';

interface Got {
  readonly body: Buffer;
  readonly headers: Record<string, string | string[] | undefined>;
}

async function receiver(status = 200): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ body: Buffer.concat(parts), headers: request.headers });
      answer.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`, got };
}

async function until(test: () => boolean): Promise<void> {
  for (let i = 0; i < 1_000 && !test(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(test()).toBe(true);
}

describe.each(KINDS)('notices on %s', (kind) => {
  it('a turn is told once until somebody has looked, signed, and not while the page is seen', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    const { url, got } = await receiver();
    const { secret } = await b.ask<{ secret: string }>('hooks', { url });
    r.clock.now += 120_000;
    await choose(a, id, 'advance 1');
    await until(() => got.length === 1);
    const { body, headers } = got[0] ?? { body: Buffer.alloc(0), headers: {} };
    expect(headers['x-bocage']).toBe(`hmac-sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    const news = JSON.parse(body.toString()) as { content: string; kind: string };
    expect(news).toMatchObject({ kind: 'turn', content: `Your turn in Skirmish. ${r.url}/g/${id}` });
    await choose(b, id, 'advance 4');
    await choose(a, id, 'advance 1');
    await tell(b, id, { t: 'seen' });
    await choose(b, id, 'advance 4');
    await choose(a, id, 'rest');
    // Seen a moment ago: nothing. Two minutes later: again.
    r.clock.now += 120_000;
    await choose(b, id, 'rest');
    await choose(a, id, 'rest');
    await until(() => got.length === 2);
    await tell(a, id, { t: 'offer', kind: 'draw' });
    await until(() => got.length === 3);
    expect(JSON.parse(got[2]?.body.toString() ?? '{}')).toMatchObject({ kind: 'offer' });
  });

  it('a push message goes out encrypted, and a browser that is gone is forgotten', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    const { url, got } = await receiver(410);
    const keys = { p256dh: newVapid().publicKey, auth: Buffer.alloc(16, 7).toString('base64url') };
    await b.ask('push', { endpoint: url, keys });
    r.clock.now += 120_000;
    await choose(a, id, 'advance 1');
    await until(() => got.length === 1);
    expect(got[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    });
    expect(got[0]?.body.toString('latin1')).not.toContain('Skirmish');
    for (let i = 0; i < 200 && (await rows(r)) > 0; i++) await new Promise((done) => setTimeout(done, 10));
    expect(await rows(r)).toBe(0);
  });

  it('a feed holds the turns that are yours, and a digest comes once a day', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await b.ask('accounts', { name: 'Reader' });
    const { url } = await b.ask<{ url: string }>('feed', {});
    expect(await (await fetch(url)).text()).not.toContain('<entry>');
    const { url: hook, got } = await receiver();
    await b.ask('hooks', { url: hook });
    await b.ask('me/settings', { notices: 'digest' });
    r.clock.now += 120_000;
    await choose(a, id, 'advance 1');
    expect(await (await fetch(url)).text()).toContain(`/g/${id}`);
    expect((await fetch(`${r.url}/api/1/feed/AAAAAAAAAAAAAAAAAAAAAAAA.atom`)).status).toBe(404);
    for (let i = 0; i < 300 && (await digests(r)) === 0; i++) await new Promise((done) => setTimeout(done, 10));
    await r.serving.house.sweep();
    expect(got).toHaveLength(0);
    r.clock.now += 86_400_001;
    await r.serving.house.sweep();
    await until(() => got.length === 1);
    expect(got[0]?.body.toString()).toContain('Your turn in Skirmish.');
    expect((await look(b, id)).phase).toBe('running');
  });
});

async function rows(r: Awaited<ReturnType<typeof rig>>): Promise<number> {
  return (await r.serving.house.base.db.selectFrom('push').select('id').execute()).length;
}

async function digests(r: Awaited<ReturnType<typeof rig>>): Promise<number> {
  return (await r.serving.house.base.db.selectFrom('sent').select('key').where('digest', 'is not', null).execute())
    .length;
}

describe('where the server sends nothing', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is not public', (address) => expect(isPrivate(address)).toBe(true));

  it.each(['1.1.1.1', '172.32.0.1', '8.8.8.8', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPrivate(address)).toBe(false),
  );

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://user:pass@example.org/',
    'ftp://example.org',
    'x',
    'https://0x7f.1/',
    'https://2130706433/',
  ])('%s is refused as a target', (url) => expect(urlProblem(url, false)).toEqual(expect.any(String)));

  it('a name that leads inside is refused when it is looked up', async () => {
    await expect(post('https://localhost/', {}, '', false)).rejects.toThrow('public');
  });

  it('a hook to a private address is refused unless the server is at home', async () => {
    const r = await rig('sqlite', { privateHooks: false });
    const person = r.person();
    await person.ask('devices/me', {});
    const said = await person.ask('hooks', { url: 'https://192.168.1.1/' }).then(
      () => 'accepted',
      (e: ServerError) => e.message,
    );
    expect(said).toBe('The address must be a public one.');
  });

  it('redirects are not followed', async () => {
    const { url, got } = await receiver(302);
    expect(await post(url, {}, 'x', true)).toBe(302);
    expect(got).toHaveLength(1);
  });
});

describe('web push', () => {
  it('encrypts as the example of RFC 8291 does', () => {
    const body = encrypt(
      'When I grow up, I want to be a watermelon',
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    );
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('signs with a key that others can check', async () => {
    const { createPublicKey, verify } = await import('node:crypto');
    const vapid = newVapid();
    const header = vapidHeader(vapid, 'https://push.example/abc', 'https://bocage.example', 1_000_000);
    const [, token = '', own] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
    expect(own).toBe(vapid.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://bocage.example',
    });
    const raw = Buffer.from(vapid.publicKey, 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: raw.subarray(1, 33).toString('base64url'),
        y: raw.subarray(33).toString('base64url'),
      },
    });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
  });
});
