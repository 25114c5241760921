// The HTTP door: who asks, from where, how often, and how answers look. The routes are in the files beside this one.

import { VERSION } from '@bocage/online/wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { NotServed } from '../game/library.ts';
import type { House } from '../house.ts';
import { newDevice } from '../people/accounts.ts';
import { principal, STRANGER } from '../people/principal.ts';
import { hashed } from '../people/secrets.ts';
import { PEOPLE } from '../words/people.ts';
import { REQUESTS } from '../words/requests.ts';
import { challengeRoutes } from './challenges.ts';
import { type Asked, bearerOf, cookieName, cookieOf, ownOrigin, problemOf, Refusal, type Route } from './doors.ts';
import { gameRoutes } from './games.ts';
import { operatorRoutes } from './operators.ts';
import { pageRoutes } from './page.ts';
import { peopleRoutes } from './people.ts';
import { openSockets, type Sockets } from './socket.ts';

const API = '/api/1';
const COOKIE_AGE = 34_560_000;
const MOST_BODY = 2_500_000;

export interface Door {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

export function openDoor(house: House): Door {
  const { config } = house;
  const app = fastify({
    bodyLimit: MOST_BODY,
    forceCloseConnections: true,
    ...(config.trustProxy !== undefined && { trustProxy: config.trustProxy }),
  });
  const secure = config.publicUrl.startsWith('https:');

  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-content-type-options', 'nosniff');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    if (!house.limits.take('request', undefined, request.ip)) {
      house.metrics.count('limited');
      throw new Refusal({ why: 'limit', text: REQUESTS.tooMuchAtOnce });
    }
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof NotServed) return reply.code(403).send({ t: 'no', why: 'closed', text: error.message });
    if (error instanceof Refusal) return reply.code(error.status).send({ t: 'no', ...error.no });
    const status = error.statusCode ?? 500;
    if (status >= 500) house.mishap(error);
    const text = status >= 500 ? REQUESTS.wentWrong : REQUESTS.unreadable;
    return reply.code(status).send({ t: 'no', why: 'bad', text });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ t: 'no', why: 'unknown', text: REQUESTS.nothingHere }),
  );

  const route: Route = (method, path, handle) => {
    app.route({
      method,
      url: `${API}/${path}`,
      handler: async (request, reply) => handle(await asked(request, reply)),
    });
  };

  async function asked(request: FastifyRequest, reply: FastifyReply): Promise<Asked> {
    const bearer = bearerOf(request.headers.authorization);
    const cookie = bearer === undefined ? cookieOf(house, request.headers.cookie) : undefined;
    // Another site may make a browser send our cookie: it cannot set this header.
    if (request.method !== 'GET' && bearer === undefined && request.headers.origin !== ownOrigin(house))
      throw new Refusal({ why: 'closed', text: REQUESTS.otherSite });
    if (request.method !== 'GET' && request.body !== undefined && typeof request.body !== 'object')
      throw new Refusal({ why: 'bad', text: REQUESTS.sendJson });
    const p = await principal(house.base, { cookie, bearer, address: request.ip }, house.now());
    if (bearer !== undefined && p.token === undefined) {
      house.limits.count('wrong', request.ip);
      throw new Refusal({ why: 'closed', text: REQUESTS.unknownToken }, 401);
    }
    if (p.account?.role === 'suspended') throw new Refusal({ why: 'closed', text: PEOPLE.suspended });
    return {
      house,
      p,
      request,
      reply,
      async device() {
        if (p.device !== undefined || p.token !== undefined) return p;
        const made = await newDevice(house, request.headers['user-agent'] ?? '');
        const flags = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${COOKIE_AGE}`;
        reply.header('set-cookie', `${cookieName(house)}=${made}; ${secure ? 'Secure; ' : ''}${flags}`);
        return { ...STRANGER, address: request.ip, device: hashed(made) };
      },
      body(schema) {
        const read = v.safeParse(schema, request.body ?? {});
        if (!read.success) throw new Refusal({ why: 'bad', text: problemOf(read.issues) });
        return read.output;
      },
      param: (name) => (request.params as Record<string, string>)[name] ?? '',
      query: (name) => {
        const value = (request.query as Record<string, unknown>)[name];
        return typeof value === 'string' ? value : undefined;
      },
    };
  }

  route('GET', 'version', async () => ({ speaks: [VERSION], games: house.library.ids }));
  gameRoutes(route);
  peopleRoutes(route);
  challengeRoutes(route);
  operatorRoutes(route, house);
  if (config.page !== undefined) pageRoutes(app, config.page);
  return { app, sockets: openSockets(house, app.server) };
}
