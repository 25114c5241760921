// What routes share: who asks, how a refusal is answered, where cookies and tokens stand.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { No } from '../game/answer.ts';
import type { House } from '../house.ts';
import type { Principal } from '../people/principal.ts';
import { REQUESTS } from '../words/requests.ts';

/** What a route knows about its request. */
export interface Asked {
  readonly house: House;
  readonly p: Principal;
  /** The same with a device: made now if there is none yet. */
  device(): Promise<Principal>;
  body<T extends v.GenericSchema>(schema: T): v.InferOutput<T>;
  param(name: string): string;
  query(name: string): string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Thrown anywhere in a route; answered as what it says. */
export class Refusal extends Error {
  readonly no: No;
  readonly status: number;
  constructor(no: No, status = statusOf(no)) {
    super(no.text);
    this.no = no;
    this.status = status;
  }
}

function statusOf({ why }: No): number {
  const codes: Record<No['why'], number> = {
    unknown: 404,
    'not-yours': 403,
    closed: 403,
    limit: 429,
    stale: 409,
    refused: 422,
    over: 409,
    bad: 400,
  };
  return codes[why];
}

/** Passes what is well, throws what is not. */
export function well<T extends object>(value: T | No): T {
  if ('why' in value && 'text' in value) throw new Refusal(value as No);
  return value as T;
}

/** Why a message is not what it should be, in one sentence. */
export function problemOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const where = issues[0]?.path?.map((p) => String(p.key)).join('.') ?? '';
  return where === '' ? REQUESTS.unknownForm : REQUESTS.fieldProblem(where.slice(0, 60));
}

export type Route = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  handle: (asked: Asked) => Promise<unknown>,
) => void;

export function cookieName(house: House): string {
  return house.config.publicUrl.startsWith('https:') ? '__Host-bocage' : 'bocage';
}

export function cookieOf(house: House, header: string | undefined): string | undefined {
  const name = `${cookieName(house)}=`;
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  return found?.slice(name.length);
}

export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{8,100})$/.exec(header ?? '')?.[1];
}

export function ownOrigin(house: House): string {
  return new URL(house.config.publicUrl).origin;
}
