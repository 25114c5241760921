// The built page beside the protocol: plain files, compressed by whoever stands in front. Every table has the same page.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { FastifyInstance } from 'fastify';

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

export function pageRoutes(app: FastifyInstance, folder: string): void {
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
    return reply.send(createReadStream(file));
  });
}
