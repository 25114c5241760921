// What a server says with every file of the page, and how long a browser may keep it: for our own server and for any other.

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Files whose name changes with what is in them. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const NAMED_BY_CONTENT: readonly string[] = ['assets', 'rules'];
/** Everything else is asked for again: the service worker decides when a new version is taken. */
export const ASK_AGAIN = 'no-cache';

/** For Netlify, Cloudflare Pages and hosts that read the same file. */
export function headersFile(): string {
  const all = [...Object.entries(HEADERS), ['Cache-Control', ASK_AGAIN]].map(([name, value]) => `  ${name}: ${value}`);
  // What a later block sets is put beside what stands above, unless it is taken away first.
  const kept = NAMED_BY_CONTENT.map((folder) => `/${folder}/*\n  ! Cache-Control\n  Cache-Control: ${FOR_EVER}`);
  return `${['/*', ...all, ...kept].join('\n')}\n`;
}

/** For Apache with mod_headers. */
export function htaccess(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return `<IfModule mod_headers.c>
${lines.join('\n')}
  Header set Cache-Control "${ASK_AGAIN}"
  <If "%{REQUEST_URI} =~ m#/(${NAMED_BY_CONTENT.join('|')})/#">
    Header set Cache-Control "${FOR_EVER}"
  </If>
</IfModule>
AddType application/manifest+json .webmanifest
AddType text/javascript .js
`;
}

/** A block for nginx: `include` it in the server. */
export function nginx(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  const block = (cache: string): string => `${lines.join('\n')}\n    add_header Cache-Control "${cache}" always;`;
  return `# In the server block; the folder of the site is its root.
location / {
    gzip_static on;
    types { text/html html; text/javascript js; text/css css; application/json json; image/svg+xml svg; image/png png;
            font/woff2 woff2; text/plain txt; application/manifest+json webmanifest; }
${block(ASK_AGAIN)}
}
location ~ /(${NAMED_BY_CONTENT.join('|')})/ {
    gzip_static on;
    types { text/javascript js; text/css css; font/woff2 woff2; image/svg+xml svg; application/json json; }
${block(FOR_EVER)}
}
`;
}

/** A block for Caddy. */
export function caddy(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `    ${name} "${value}"`);
  return `example.org {
  root * /srv/bocage
  file_server { precompressed br gzip }
  header {
${lines.join('\n')}
    Cache-Control "${ASK_AGAIN}"
  }
  @named path_regexp /(${NAMED_BY_CONTENT.join('|')})/
  header @named Cache-Control "${FOR_EVER}"
}
`;
}
