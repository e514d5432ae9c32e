// The table in words: everything printed on a card can be said, in both languages.
import { Speaker } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { foeCard, foeCodes, foeNo } from '../src/box.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { combatCards } from '../src/cards/combat/index.ts';
import { equipmentCards } from '../src/cards/equipment/index.ts';
import { outline } from '../src/outline.ts';
import { linesSaid, modeSaid } from '../src/printed.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { view } from '../src/view.ts';
import { fight, FIRST } from './fight.ts';

const speakers = { en: new Speaker('en', [en]), fr: new Speaker('fr', [fr]) };

test.each(['en', 'fr'] as const)('every card has its words (%s)', (language) => {
  const sentences = [
    ...combatCards.map(({ lines }) => linesSaid(lines)),
    ...foeCodes.map((code) => linesSaid(foeCard(foeNo(code)).lines)),
    ...Object.values(bosses).flatMap(({ actions }) => actions.map(({ lines }) => linesSaid(lines))),
    ...equipmentCards.map(({ mode }) => modeSaid(mode)),
  ].map((one) => speakers[language].say(one));
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((one) => /print\.|[{}]|undefined|object/.test(one))).toEqual([]);
});

test('DC-CARD-01 DC-CARD-02 hands, played cards, items and Enemies are told with their lines', () => {
  const { board } = fight({
    group: {
      flayed: { hand: ['ST-01'], active: ['ST-04'], items: ['ST-s02'] },
      immolated: { hand: ['ST-13'], active: ['ST-16'] },
    },
    faceDown: true,
    enemies: { right1: 'B1-10' },
  });
  const told = outline(view(board, FIRST)).flatMap(({ lines }) => lines.map((one) => speakers.en.say(one)));
  expect(told).toContain(
    'In hand: Shield Up: I 1 Shield (yourself), II 1 Damage (next to the Group), and III Loot',
  );
  expect(told.some((line) => line.startsWith('Played: Skin for Skin: I 1 Damage'))).toBe(true);
  expect(told).toContain('Carries Broadsword: added to a card in Round III: 1 Damage (next to the Group)');
  expect(told).toContain('Played face down: Damage in Round II');
  expect(told).toContain(
    'Elite Archer, next to the Group: 3 of 3 Health; I 1 Damage to each of 2 different Beheaded and III 1 Damage to the First Player',
  );
  // The hand of the other stays hidden.
  expect(told.join()).not.toContain(en['combat.ST-13']);
});
