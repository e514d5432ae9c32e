/** Asks for the first paint's fonts together with the scripts: text that came later in another face would shift. */

import type { Plugin } from 'vite';

const FIRST = /(next-latin|gotisch-latin).*\.woff2$/;

export function earlyFonts(): Plugin {
  return {
    name: 'gravetable-early-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
