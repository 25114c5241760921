// The built page beside the protocol: plain files, compressed when they were built. Every table has the same page.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** By this the page knows that there is a server behind it; one that is handed out as plain files shows nothing of it. */
const MARK = '<meta name="bocage-server" content="1" />';

export function pageRoutes(app: FastifyInstance, folder: string): void {
  // The page finds its files beside itself, so it lives at one address. A browser keeps what stands behind the #.
  app.get<{ Params: { id: string } }>('/g/:id', async (request, reply) =>
    reply.redirect(`../?g=${encodeURIComponent(request.params.id)}`),
  );
  app.get('/*', async (request, reply) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const wanted = join(folder, path);
    const inside = wanted.startsWith(join(folder, '/')) && !path.includes('\0');
    const file = inside && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    if (!existsSync(file) || (file !== wanted && extname(path) !== '')) return reply.callNotFound();
    // Names of built files carry a hash of their content.
    const lasting = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(file);
    reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    // The page draws its maps with styles that it sets itself.
    reply.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'none'",
    );
    reply.type(TYPES[extname(file)] ?? 'application/octet-stream');
    if (extname(file) === '.html') return reply.send(readFileSync(file, 'utf8').replace('</head>', `${MARK}</head>`));
    return send(reply, file, request.headers['accept-encoding']);
  });
}

/** The smallest form that the browser reads. */
function send(reply: FastifyReply, file: string, accepted: string | string[] | undefined): FastifyReply {
  const reads = String(accepted ?? '');
  for (const [name, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const packed = `${file}.${ending}`;
    if (!reads.includes(name) || !existsSync(packed)) continue;
    reply.header('content-encoding', name).header('vary', 'accept-encoding');
    reply.header('content-length', statSync(packed).size);
    return reply.send(createReadStream(packed));
  }
  return reply.send(createReadStream(file));
}
