/** Preloaded by the server of a story: what it sends to the push service of `example.net` is written to a file instead. */

import { appendFileSync } from 'node:fs';

const real = globalThis.fetch;

globalThis.fetch = (to, init) => {
  const address = new URL(to instanceof Request ? to.url : to);
  if (address.hostname !== 'push.example.net') return real(to, init);
  const headers = Object.fromEntries(new Headers(init.headers));
  const sent = {
    to: address.pathname,
    headers: Object.keys(headers),
    body: Buffer.from(init.body).toString('base64'),
  };
  appendFileSync(process.env.GRAVETABLE_TEST_PUSHED, `${JSON.stringify(sent)}\n`);
  return Promise.resolve(new Response(null, { status: 201 }));
};
