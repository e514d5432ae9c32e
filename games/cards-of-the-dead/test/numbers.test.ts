// Ledger 6: what a card says has the numbers of its record, in their order and no others, in both languages.

import { LANGUAGES } from '@gravetable/kernel';
import { numbersIn } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/cards/card.ts';
import { CARDS } from '../src/cards/catalogue.ts';
import { SPACES } from '../src/cards/playing-area.ts';
import { SURVIVORS, type Skill, type ZombieSkill } from '../src/cards/survivors.ts';
import { THREATS } from '../src/cards/threats.ts';
import { TRIGGERS, type Effect, type Trigger } from '../src/effects.ts';
import { cardsOfTheDead } from '../src/index.ts';

/** An explosion makes so much Noise (CD-DMG-EXP). */
const BLAST_NOISE = 2;

/** The figures of an effect. A token that stops somebody, or turns one space, is told without a number. */
function figures(effect: Effect): number[] {
  switch (effect.op) {
    case 'block':
    case 'free':
      return [];
    case 'explode':
      return [effect.n, BLAST_NOISE];
    case 'agent':
      return effect.damage === 'explosive' ? [effect.n, BLAST_NOISE] : [effect.n];
    case 'discardOr':
    case 'mayDiscard':
      return effect.effects.flatMap(figures);
    case 'chooseOne':
      return effect.options.flat().flatMap(figures);
    case 'loadAs':
      return figures(effect.load);
    default:
      return 'n' in effect && typeof effect.n === 'number' && effect.n !== 0 ? [Math.abs(effect.n)] : [];
  }
}

/** The second cause of the same effect is told by it. */
function moments(card: Card): Trigger[] {
  const same = JSON.stringify(card.on.timed) === JSON.stringify(card.on.destroyed);
  return TRIGGERS.filter((trigger) => card.on[trigger] !== null && !(same && trigger === 'destroyed'));
}

/** The figures of a card in the order in which it tells them; a card used up with its first use says so in words. */
function printedOn(card: Card): number[] {
  const deeds = moments(card).flatMap((trigger) => [
    ...(trigger === 'timed' ? [card.turn!.n] : []),
    ...card.on[trigger]!.flatMap(figures),
  ]);
  const uses = typeof card.uses === 'number' && card.uses > 1 ? [card.uses] : [];
  return [...deeds, ...uses];
}

const skillFigures = (skill: Skill): number[] => {
  if (skill.op === 'run') return [skill.actions, skill.cards];
  return skill.op === 'track' ? [skill.draws] : [skill.immunity];
};

const afterDeath = (skill: ZombieSkill): number[] => ('n' in skill ? [skill.n] : []);

describe.each(LANGUAGES)('%s', (language) => {
  const text = cardsOfTheDead.text[language];
  const digits = (id: string): number[] => (text[id]!.match(/\d+/g) ?? []).map(Number);

  test.each(Object.values(CARDS).map((card) => [card.id, card] as const))('%s', (id, card) => {
    const printed = printedOn(card);
    // Three of each is said once.
    const once = id === 'medkit' && language === 'en' ? printed.slice(0, -1) : printed;
    expect(digits(`card.${id}.text`)).toEqual(once);
  });

  test.each(Object.values(CARDS).filter(({ on }) => on.use?.[0]?.op === 'chooseOne'))(
    'the ways to use $id',
    (card) => {
      const [choice] = card.on.use as [Extract<Effect, { op: 'chooseOne' }>];
      choice.options.forEach((effects, at) => {
        const loads = effects.some((one) => one.op === 'loadAs' && one.load.op === 'ammunition');
        const uses = loads ? [card.uses as number] : [];
        expect([at, ...digits(`card.${card.id}.option${at + 1}`)]).toEqual([
          at,
          ...effects.flatMap(figures),
          ...uses,
        ]);
      });
    },
  );

  test.each(Object.values(THREATS))('$id', ({ id, adds }) => {
    const figuresOf = Object.values(adds)
      .filter((n) => n !== 0)
      .map(Math.abs);
    expect(digits(`threat.${id}.text`)).toEqual(figuresOf);
  });

  test.each(Object.values(SURVIVORS))('the Skills of $id', ({ id, skill, zombieSkill }) => {
    expect(digits(`survivor.${id}.skill`)).toEqual(skillFigures(skill));
    // What it is instead of otherwise: one Immunity, and the cards of a Note.
    const instead = { rick: language === 'en' ? [1] : [], selena: numbersOfNote(), dan: [] }[id];
    expect(digits(`survivor.${id}.zombieSkill`)).toEqual([...afterDeath(zombieSkill), ...instead]);
  });

  test('all spaces shut are as many as there are', () => {
    expect(numbersIn(text['outcome.lastWhisper']!)).toEqual([SPACES.length]);
  });
});

function numbersOfNote(): number[] {
  return CARDS.note.on.use!.flatMap(figures);
}
