// CD-COMP-01 Components: the 170 instances, their order and the decks they form.

import { describe, expect, it } from 'vitest';
import { ORIGINS } from './card.ts';
import { CARDS } from './catalogue.ts';
import { cardOf, copiesOf, INSTANCES, instancesIn, inventory, originOf, STARTER_SETS } from './deck.ts';
import { CARD_IDS } from './ids.ts';
import { SURVIVOR_IDS, SURVIVORS } from './survivors.ts';

describe('the instances', () => {
  it('CD-COMP-01 fill every deck exactly', () => {
    for (const [deck, { expected, actual }] of Object.entries(inventory())) {
      expect(`${deck} ${actual}`).toBe(`${deck} ${expected}`);
    }
    expect(INSTANCES).toHaveLength(170);
  });

  it('keep the numbers that saves rely on', () => {
    const ranges = ORIGINS.map((origin) => `${instancesIn(origin)[0]},${instancesIn(origin).at(-1)}`);
    expect(ranges.join(' ')).toBe('0,49 50,79 80,99 100,115 116,120 121,125 126,127 128,133 134,151 152,169');
  });

  it('hold as many copies of each card in each deck as the card says', () => {
    for (const id of CARD_IDS) {
      const copies = copiesOf(id);
      for (const origin of ORIGINS) {
        const here = copies.filter((copy) => originOf(copy) === origin);
        expect(`${id} ${origin} ${here.length}`).toBe(`${id} ${origin} ${CARDS[id].count[origin]}`);
      }
    }
  });

  it('answer lookups as the list does', () => {
    const all = ORIGINS.flatMap(instancesIn);
    expect(all.map((at) => ({ card: cardOf(at).id, origin: originOf(at) }))).toEqual(INSTANCES);
    expect(cardOf(all[0]!)).toBe(CARDS.zombie);
  });

  it('CD-SURV form the Starter Sets', () => {
    for (const who of SURVIVOR_IDS) {
      const { hand, reserve, spare } = STARTER_SETS[who];
      const named = { hand: hand.map(idOf), reserve: reserve.map(idOf), spare: spare.map(idOf) };
      expect(named).toEqual(SURVIVORS[who].starter);
    }
    const dealt = SURVIVOR_IDS.flatMap((who) => Object.values(STARTER_SETS[who]).flat());
    expect(dealt).toEqual(instancesIn('START'));
  });
});

const idOf = (instance: Parameters<typeof cardOf>[0]) => cardOf(instance).id;

describe('the records', () => {
  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  });

  it('CD-CARD-03 a Resource has neither Hit Points nor speed', () => {
    for (const card of Object.values(CARDS).filter(({ kind }) => kind === 'resource')) {
      expect(`${card.id} ${card.hp} ${card.speed}`).toBe(`${card.id} null normal`);
    }
  });

  it('CD-CTR-01 a Turn value comes with a timed effect', () => {
    for (const card of Object.values(CARDS)) {
      expect(`${card.id} ${card.turn !== null}`).toBe(`${card.id} ${card.on.timed !== null}`);
    }
  });

  it('CD-GO-05 places, and only places, cannot be damaged', () => {
    for (const card of Object.values(CARDS)) {
      expect(card.traits.includes('undamageable')).toBe(card.kind === 'place');
    }
  });
});

describe('words that ask', () => {
  const ASKING = new Set(['search', 'scout', 'peek', 'trade', 'discardOr', 'mayDiscard']);

  it('stand last in their list, for the interpreter hands over to their question', () => {
    for (const { id, on } of Object.values(CARDS)) {
      for (const effects of Object.values(on)) {
        const early = (effects ?? []).slice(0, -1).filter(({ op }) => ASKING.has(op));
        expect(early, id).toEqual([]);
      }
    }
  });
});
