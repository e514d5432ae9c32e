/** Which test proves which rule is for the coverage page; players do not wait for it. */

import type { Plugin } from 'vite';

const CERTIFICATES = /\/games\/[^/]+\/src\/carried-by\.ts$/;

export function certificates(): Plugin {
  return {
    name: 'gravetable-certificates',
    apply: 'build',
    load: (id) => (CERTIFICATES.test(id) ? 'export const CARRIED_BY = {};' : null),
  };
}
