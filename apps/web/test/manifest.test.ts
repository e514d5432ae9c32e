import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRAND } from '../src/brand.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

const PUBLIC = new URL('../public/', import.meta.url);

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

const read = (name: string): Manifest => JSON.parse(readFileSync(new URL(name, PUBLIC), 'utf8')) as Manifest;

/** Width and height as the file itself says. */
function sizeOf(name: string): string {
  const header = readFileSync(new URL(name, PUBLIC)).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

describe.each([
  ['manifest.webmanifest', 'en', en['ui.tagline']],
  ['manifest.fr.webmanifest', 'fr', fr['ui.tagline']],
])('the installed app by %s', (file, language, tagline) => {
  const manifest = read(file);

  test('is one app, named and described as the page is', () => {
    expect(manifest).toMatchObject({ id: './', lang: language, name: BRAND, description: tagline });
  });

  test('has its pictures in every size a platform asks for, and they are what they say', () => {
    const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [...bitmaps, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      expect(sizeOf(src), src).toBe(sizes);
      expect(statSync(new URL(src, PUBLIC)).size, src).toBeLessThan(8_000);
    }
    expect(manifest.icons.every(({ src }) => existsSync(new URL(src, PUBLIC)))).toBe(true);
  });

  test('leads back to the game played last', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toContain('./#/resume');
  });
});
