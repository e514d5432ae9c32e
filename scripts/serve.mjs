// A small static server for the built browser table: files, headers, nothing else. Only Node itself is used.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** No inline script, no eval, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file a request means, or null; nothing outside of the folder is ever served. */
export function fileOf(root, url) {
  let name;
  try {
    name = decodeURIComponent(new URL(url, 'http://local').pathname);
  } catch {
    return null;
  }
  const file = path.join(root, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
  return file.startsWith(root + path.sep) && isFile(file) ? file : null;
}

export function serve(root, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? fileOf(root, request.url ?? '/') : null;
    if (file === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not here.\n');
      return;
    }
    const hashed = /-[\w-]{8}\.\w+$/.test(file);
    const headers = {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    const packed = /gzip/.test(request.headers['accept-encoding'] ?? '') && !file.endsWith('.woff2');
    response.writeHead(
      200,
      packed ? { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : headers,
    );
    if (request.method === 'HEAD') response.end();
    else if (packed) createReadStream(file).pipe(createGzip()).pipe(response);
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
