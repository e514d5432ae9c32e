/** The policy that forbids foreign scripts, in the built page itself: not every host sends our headers. */

import type { Plugin } from 'vite';
import { PAGE_POLICY } from '@gravetable/protocol';

export function policy(): Plugin {
  return {
    name: 'gravetable-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
