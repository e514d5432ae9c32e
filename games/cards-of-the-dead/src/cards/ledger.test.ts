// CD 6.2–6.8 The ledger against the records: ids, counts, values and effects cannot drift apart.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Effect, Trigger } from '../effects.ts';
import { TRIGGERS } from '../effects.ts';
import type { MessageId } from '../text/en.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Card } from './card.ts';
import { ORIGINS } from './card.ts';
import { CARDS } from './catalogue.ts';
import { inventory } from './deck.ts';
import { CARD_IDS } from './ids.ts';
import { PLAYING_AREA } from './playing-area.ts';
import { SUPPLY } from './supply.ts';
import { SURVIVOR_IDS, SURVIVORS } from './survivors.ts';
import { THREAT_IDS, THREATS } from './threats.ts';

const ledger = readFileSync(new URL('../../../../docs/rules/cards-of-the-dead.md', import.meta.url), 'utf8');

type Row = Readonly<Record<string, string>>;

/** The table under a heading, row by row, each cell under its column name and without its backticks. */
function table(heading: string): readonly Row[] {
  const section = ledger.split(`\n### ${heading} `)[1]?.split('\n##')[0] ?? '';
  const [head, , ...body] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1));
  if (head === undefined) throw new Error(`No table under ${heading}.`);
  const column = (cells: readonly string[], at: number) => (cells[at] ?? '').replaceAll('`', '').trim();
  return body
    .filter((cells) => !column(cells, 0).startsWith('**'))
    .map((cells) => Object.fromEntries(head.map((name, at) => [column([name], 0), column(cells, at)])));
}

const printed = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");

/** The ledger writes the two faces of the Rifle into its name. */
function nameOf(card: Card, text: Record<MessageId, string>): string {
  const name = text[`card.${card.id}`];
  if (card.id !== 'rifle') return printed(name);
  const colon = text === fr ? ' : ' : ': ';
  return printed(`${name}${colon}${text['card.rifle.faceA']} / ${text['card.rifle.faceB']}`);
}

const WHO = { active: 'activeSurvivor', all: 'allSurvivors', target: 'target' } as const;
const signed = (n: number | 'max') => (typeof n === 'number' && n > 0 ? `+${n}` : `${n}`);
const sequence = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'nothing' : effects.map(word).join(', ');

/** An effect in the notation of the ledger. */
function word(effect: Effect): string {
  const spares = 'sparesSurvivors' in effect && effect.sparesSurvivors ? ', sparesSurvivors' : '';
  switch (effect.op) {
    case 'paralyze':
      return `paralyze(${effect.n}, ${WHO[effect.who]})`;
    case 'explode':
      return `explode(${effect.n}${spares})`;
    case 'vitality':
    case 'immunity':
      return `${effect.op}(${signed(effect.n)}${effect.who === 'all' ? ', allSurvivors' : ''})`;
    case 'call':
      return `call(${effect.letter})`;
    case 'trade':
      return `trade(${effect.origin})`;
    case 'discardOr':
    case 'mayDiscard':
      return `${effect.op}(${effect.card}, ${sequence(effect.effects)})`;
    case 'chooseOne':
      return `chooseOne(${effect.options.map(sequence).join(' / ')})`;
    case 'ammunition':
      return `ammunition(${effect.type})`;
    case 'agent':
      return `agent(${effect.damage}, ${effect.n}${spares})`;
    case 'loadAs':
      return `loadAs(${word(effect.load)})`;
    case 'unlock':
    case 'flip':
      return effect.op;
    case 'leave':
    case 'enter':
      return `${effect.op}(${effect.zone})`;
    default:
      return `${effect.op}(${effect.n})`;
  }
}

function moment(card: Card, trigger: Trigger): string {
  switch (trigger) {
    case 'timed':
      return `timed(${card.turn?.n}${card.turn?.repeat ? ',repeat' : ''})`;
    case 'useTarget':
      return 'use(target)';
    case 'attack':
      return card.on.attackB === null ? 'attack' : 'attack[A]';
    case 'attackB':
      return 'attack[B]';
    case 'destroyed':
      return 'destroyed(notRange)';
    default:
      return trigger;
  }
}

/** All a card does, in the notation of the ledger. */
function effectColumn(card: Card): string {
  const parts = TRIGGERS.flatMap((trigger) => {
    const effects = card.on[trigger];
    return effects === null ? [] : [`${moment(card, trigger)}: ${sequence(effects)}`];
  });
  return [...parts, ...card.traits].join('; ');
}

/** All effects of a card, those inside others included. */
const effectsOf = (card: Card): readonly Effect[] =>
  TRIGGERS.flatMap((trigger) => card.on[trigger] ?? []).flatMap(inside);
const inside = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'chooseOne') return effect.options.flat().flatMap(inside);
  if (effect.op === 'discardOr' || effect.op === 'mayDiscard') return effect.effects.flatMap(inside);
  return effect.op === 'loadAs' ? [effect.load] : [effect];
};

const DAMAGE = { zombieDamage: 'Z', melee: 'M', range: 'R', paralyze: 'P', explode: 'E', explosive: 'E' };
const damageOf = (effect: Effect): readonly string[] => {
  if (effect.op === 'agent') return [`${DAMAGE[effect.damage]}${effect.n}`];
  return effect.op in DAMAGE && 'n' in effect
    ? [`${DAMAGE[effect.op as keyof typeof DAMAGE]}${effect.n}`]
    : [];
};
const noiseOf = (effect: Effect): readonly string[] => {
  if (effect.op === 'noise') return [`${effect.n}`];
  const explodes = effect.op === 'explode' || (effect.op === 'agent' && effect.damage === 'explosive');
  return explodes ? ['2'] : [];
};
const changeOf = (op: 'vitality' | 'immunity') => (effect: Effect) => {
  if (effect.op !== op) return [];
  return [effect.n === 'max' ? '+max' : signed(effect.n)];
};
const values = (card: Card, read: (effect: Effect) => readonly string[]) =>
  [...new Set(effectsOf(card).flatMap(read))].toSorted();
/** The values of a cell, whatever stands between them; a 0 among Noise values is no Noise. */
const cellValues = (cell: string | undefined) =>
  [...new Set((cell ?? '').split(/\s+or\s+|[\s/]+/))].filter((v) => v !== '' && v !== '0').toSorted();

describe('CD 6.2 Catalogue 1', () => {
  const rows = table('6.2');

  it('lists the same cards in the same order', () => {
    expect(rows.map((row) => row['id'])).toEqual([...CARD_IDS]);
    expect(Object.keys(CARDS)).toEqual([...CARD_IDS]);
  });

  it.each(rows.map((row) => [row['id'], row] as const))('%s: names, kind and counts', (id, row) => {
    const card = CARDS[id as Card['id']];
    expect(card.id).toBe(id);
    expect(card.kind).toBe(row['kind']);
    expect(nameOf(card, en)).toBe(row['EN']);
    expect(nameOf(card, fr)).toBe(row['FR']);
    expect(card.count).toEqual(Object.fromEntries(ORIGINS.map((deck) => [deck, Number(row[deck])])));
    expect(Object.values(card.count).reduce((sum, n) => sum + n, 0)).toBe(Number(row['all']));
  });
});

describe('CD 6.3 Catalogue 2', () => {
  const rows = table('6.3');

  it('lists the same cards', () => {
    expect(rows.map((row) => row['id'])).toEqual([...CARD_IDS]);
  });

  it.each(rows.map((row) => [row['id'], row] as const))('%s: values, effects and facts', (id, row) => {
    const card = CARDS[id as Card['id']];
    const { turn, ammo } = card;
    expect(card.speed).toBe(row['speed'] || 'normal');
    expect(`${card.hp ?? ''}`).toBe(row['HP']);
    expect(`${card.uses ?? ''}`.replace('unlimited', '∞')).toBe(row['uses']?.replace(/ as .*/, ''));
    expect(ammo === null ? '' : `${ammo.role} ${ammo.type}`).toBe(row['ammo']);
    expect(turn === null ? '' : `${turn.n}${turn.repeat ? 'y' : ''}`).toBe(row['turn']);
    expect(`${card.defence ?? ''}`).toBe(row['def']);
    expect(card.tools ? 'yes' : '').toBe(row['tools']);
    expect(values(card, damageOf)).toEqual(cellValues(row['damage']));
    expect(values(card, noiseOf)).toEqual(cellValues(row['noise']));
    expect(values(card, (e) => (e.op === 'call' ? [e.letter] : []))).toEqual(cellValues(row['call']));
    expect(values(card, changeOf('vitality'))).toEqual(cellValues(row['vit']));
    expect(values(card, changeOf('immunity'))).toEqual(cellValues(row['imm']));
    expect(effectColumn(card)).toBe(row['effect']);
    expect(card.facts.length === 0 ? 'design' : `fact: ${card.facts.join('; ')}`).toBe(row['facts']);
  });
});

describe('CD 6.4–6.8', () => {
  it('6.4 fetches the cards of each letter', () => {
    const rows = table('6.4');
    expect(rows.map((row) => row['letter'])).toEqual(Object.keys(SUPPLY));
    for (const row of rows) {
      const ids = SUPPLY[row['letter'] as keyof typeof SUPPLY];
      const named = row['card']?.replace(/ \(.*/, '').split(' and ');
      expect(named).toEqual([...ids]);
      expect(ids.map((id) => CARDS[id].count.INV + CARDS[id].count.EPIC).join(' + ')).toBe(row['copies']);
    }
  });

  it('6.5 hands out the Starter Sets', () => {
    const tally = (ids: readonly string[]) => {
      const each = [...new Set(ids)].map((id) => `${id} ×${ids.filter((other) => other === id).length}`);
      return each.join(', ') || '–';
    };
    for (const row of table('6.5')) {
      const { hand, reserve, spare } = SURVIVORS[row['Survivor'] as keyof typeof SURVIVORS].starter;
      expect(tally(hand)).toBe(row['Hand (fact)']);
      expect(tally(reserve)).toBe(row['Reserve (fact)']);
      expect(tally(spare)).toBe(row['spare (design)']);
      expect(hand.length + reserve.length + spare.length).toBe(Number(row['cards']));
    }
  });

  it('6.6 gives the Survivors their points and names', () => {
    const rows = table('6.6');
    expect(rows.map((row) => row['id'])).toEqual([...SURVIVOR_IDS]);
    for (const row of rows) {
      const survivor = SURVIVORS[row['id'] as keyof typeof SURVIVORS];
      expect(en[`survivor.${survivor.id}`]).toBe(row['name']);
      expect(survivor.vitality).toBe(Number(row['Vitality (design)']));
      expect(survivor.immunity).toBe(Number(row['Immunity (design)']));
      expect(survivor.reserveSlots).toBe(Number(row['Reserve slots (fact)']));
      expect(row['Skill (fact)']).toContain(survivor.skill.op);
      expect(row['Zombie Skill (fact)']).toContain(survivor.zombieSkill.op);
    }
  });

  it('6.7 has the Threats, of which one is a fact', () => {
    const rows = table('6.7');
    expect(rows.map((row) => row['id'])).toEqual([...THREAT_IDS]);
    for (const row of rows) {
      const threat = THREATS[row['id'] as keyof typeof THREATS];
      expect(threat.id).toBe(row['id']);
      expect(en[`threat.${threat.id}`]).toBe(row['EN']);
      expect(fr[`threat.${threat.id}`]).toBe(row['FR']);
      expect(threat.count).toBe(Number(row['count']));
      expect(threat.facts.includes('effect')).toBe(row['status']?.startsWith('effect fact'));
    }
  });

  it('6.8 has seven spaces with two sides', () => {
    const [row] = table('6.8');
    expect(PLAYING_AREA.id).toBe(row?.['id']);
    expect(PLAYING_AREA.count).toBe(Number(row?.['count']));
    expect(`${en['side.free']} / ${en['side.blocked']}`).toBe(row?.['EN sides']);
    expect(`${fr['side.free']} / ${fr['side.blocked']}`).toBe(row?.['FR']);
  });
});

describe('CD-COMP-01', () => {
  it('expects what the ledger lists', () => {
    const line = ledger.split('\n').find((text) => text.startsWith('- **CD-COMP-01**')) ?? '';
    const names = {
      D1: 'Day I',
      D2: 'Day II',
      D3: 'Day III',
      CITY: 'City',
      MKT: 'Market',
      PHA: 'Pharmacy',
      EPIC: 'Epic',
      INV: 'Invoke',
      START: 'Starter Set',
      KIT: 'Survival Kit',
      THREAT: 'Threat',
      AREA: 'Playing Area',
      SURVIVOR: 'Survivor cards',
    };
    const listed = Object.entries(names).map(([deck, name]) => {
      const n = new RegExp(`(\\d+) ${name}\\b(?! I)`).exec(line)?.[1];
      return [deck, Number(n)];
    });
    const expected = Object.entries(inventory()).map(([deck, count]) => [deck, count.expected]);
    expect(expected).toEqual(listed);
  });
});
