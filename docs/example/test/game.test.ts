import { lanternHill } from '@gravetable/example';
import { isRefusal, open, Speaker } from '@gravetable/kernel';
import { describeGame, transcript } from '@gravetable/testkit';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEDGER } from '../src/ledger.ts';

describeGame(lanternHill, { module: new URL('../src/index.ts', import.meta.url).href, name: 'lanternHill' });

test('the list of rules is that of the ledger', () => {
  const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
  const ids = [...ledger.matchAll(/^- \*\*(EX-[A-Z]+-\d+)\*\*/gm)].map((one) => one[1]);
  expect(ids).toEqual([...LEDGER]);
});

test('a playthrough of the careful digger reads as before', async () => {
  const text = transcript(lanternHill, { seats: 2, seed: 'golden', bot: lanternHill.bots![0]! });
  await expect(text).toMatchFileSnapshot('./golden/careful.txt');
});

test('a playthrough by lot reads as before', async () => {
  await expect(transcript(lanternHill, { seats: 3, seed: 'golden' })).toMatchFileSnapshot('./golden/lot.txt');
});

test('the table says what it is about, in the words of both languages', () => {
  for (const [seats, en, fr] of [
    [1, 'Goal: 12 coins', 'But\u00a0: 12 pièces'],
    [3, 'Goal: the most coins', 'But\u00a0: le plus de pièces'],
  ] as const) {
    const play = open(lanternHill, { seats, seed: 'goal' });
    if (isRefusal(play)) throw new Error(play.code);
    const [hill] = lanternHill.outline(play.view(0) as never);
    const said = (language: 'en' | 'fr'): string =>
      new Speaker(language, [lanternHill.text[language]]).say(hill!.lines[0]!);
    expect(said('en')).toContain(en);
    expect(said('fr')).toContain(fr);
  }
});
