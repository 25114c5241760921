// Routes for operators: whether it is well, and how it goes. Metrics are for this machine alone.
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { REQUESTS } from '../words/requests.ts';
import { Refusal, type Route } from './doors.ts';

export function operatorRoutes(route: Route, house: House): void {
  const began = Date.now();
  route('GET', 'health', async () => {
    await sql`select 1`.execute(house.base.db);
    return { ok: true, database: house.base.dialect, seconds: Math.round((Date.now() - began) / 1000) };
  });
  route('GET', 'metrics', async ({ request, reply }) => {
    const own = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (own !== '127.0.0.1' && own !== '::1') throw new Refusal({ why: 'unknown', text: REQUESTS.nothingHere });
    // A proxy on this machine speaks for somebody else.
    if (request.headers['x-forwarded-for'] !== undefined)
      throw new Refusal({ why: 'unknown', text: REQUESTS.nothingHere });
    const { rss, heapUsed } = process.memoryUsage();
    reply.type('text/plain; charset=utf-8');
    return house.metrics.text({
      tables: house.tables.size,
      followed: house.hub.followed.length,
      memory_bytes: rss,
      heap_bytes: heapUsed,
      uptime_seconds: Math.round((Date.now() - began) / 1000),
    });
  });
}
