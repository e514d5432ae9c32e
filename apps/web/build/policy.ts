/** The policy that forbids foreign scripts, in the built page itself: not every host sends our headers. */

import type { Plugin } from 'vite';
import { readCatalogue } from './read.ts';

export function policy(): Plugin {
  return {
    name: 'gravetable-policy',
    apply: 'build',
    async transformIndexHtml() {
      const { PAGE_POLICY } = await readCatalogue();
      const attrs = { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  };
}
