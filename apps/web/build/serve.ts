// A small server for the built page: static files on the loopback address, compressed, with strict headers.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ASK_AGAIN, FOR_EVER, HEADERS, NAMED_BY_CONTENT } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

function refuse(response: ServerResponse, code: number, text: string): void {
  response.writeHead(code, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function handle(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only GET and HEAD.');
    return;
  }
  let path: string;
  try {
    path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    refuse(response, 400, 'This address cannot be read.');
    return;
  }
  const name = normalize(path === '/' ? '/index.html' : path);
  const file = join(folder, name);
  // Hidden files and anything outside the folder do not exist for a visitor.
  if (!file.startsWith(join(folder, '/')) || name.includes('/.') || name.includes('\0')) {
    refuse(response, 404, 'There is nothing here.');
    return;
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    refuse(response, 404, 'There is nothing here.');
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find(
    (e) => accepted.includes(e) && existsSync(`${file}.${e === 'br' ? 'br' : 'gz'}`),
  );
  const served = encoding === undefined ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(served).size,
    'Cache-Control': NAMED_BY_CONTENT.includes(name.split('/')[1] ?? '') ? FOR_EVER : ASK_AGAIN,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(served).pipe(response);
}

/** Serves a folder; resolves once it listens. Port 0 takes any free one. */
export function serve(folder: string, port: number): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => handle(folder, request, response));
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      done({ server, address: `http://localhost:${actual}` });
    });
  });
}
