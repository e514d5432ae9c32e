/** A replay or a set-up as a link: everything is in the fragment, nothing is sent anywhere. */

import type { GameRecord } from '@gravetable/kernel';

const LONGEST = 16_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(code: string): Promise<string> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0)!);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

function base(): string {
  return `${location.origin}${location.pathname}`;
}

/** A link that opens the replay, or null when the game is too long for one. */
export async function shareLink(record: GameRecord): Promise<string | null> {
  const code = await packed(JSON.stringify(record));
  return code.length > LONGEST ? null : `${base()}#/replay/link/${code}`;
}

export interface SharedSetup {
  readonly seed: string;
  readonly seats: number;
}

export function setupLink(game: string, { seed, seats }: SharedSetup): string {
  return `${base()}#/new/${game}/${encodeURIComponent(seed)}/${seats}`;
}
