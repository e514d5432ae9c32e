// What the page may load and run: no inline script, no eval, nothing from elsewhere. Said in a header by our own server,
// and in the page itself for every other host.

const RULES = [
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
];

/** A page cannot say who may frame it; a header can. */
export const PAGE_POLICY = RULES.join('; ');
export const POLICY = [...RULES, "frame-ancestors 'none'"].join('; ');
