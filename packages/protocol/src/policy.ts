/**
 * What the page may load and run: no inline script, no eval, nothing from elsewhere. Our own server says it in a header,
 * the page itself for every other host.
 */

const RULES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const written = (rules: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** A page cannot say who may frame it; a header can. */
export const PAGE_POLICY = written(RULES);

/** Older WebKit wants the socket's address said in full; an empty host is not named. */
export const headerPolicy = (host: string): string =>
  written({
    ...RULES,
    'connect-src': ["'self'", ...(host === '' ? [] : [`ws://${host}`, `wss://${host}`])],
    'frame-ancestors': ["'none'"],
  });
