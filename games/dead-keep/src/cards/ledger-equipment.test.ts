// Ledger 7.5: the 166 Equipment cards are what the ledger's eight tables say, figures in bold being facts.
import { expect, test } from 'vitest';
import { section, table } from '../../test/ledger.ts';
import { cards } from '../text/en/cards.ts';
import { names } from '../text/en/names.ts';
import { skills } from '../text/en/skills.ts';
import { EQUIPMENT, isCrawlerCard } from './box.ts';
import type { Enchantment, Equipment, Line } from './equipment.ts';

const nameOf = ({ code }: Equipment): string => cards[`name.${code}`]!.replaceAll('’', "'");
const skillNamed = (key: string): string => skills[`name.${key}`]!;
const bold = (fact: boolean, text: string): string => (fact ? `**${text}**` : text);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const range = ({ min, max }: Line): string => (max === 0 ? '0' : `${min}–${max}`);
const price = ({ price: { buy, sell } }: Equipment): string => `${buy ?? '–'}/${sell ?? '–'}`;

function trait({ use, eq, vs, zone, facts }: Equipment): string {
  const said = [
    ...use.map((skill) => `use: ${bold(facts.includes('use'), skillNamed(skill))}`),
    ...eq.map((skill) => `eq: ${skillNamed(skill)}`),
    ...(vs === null ? [] : [`vs: ${names[`name.${vs.enemy}`]} → ${skillNamed(vs.skill)}`]),
    ...(zone === null ? [] : ['zone: Mist']),
  ];
  return said.join('; ') || '–';
}

const SLOTS = { hand: 'Hand', body: 'Body', backpack: 'Backpack', talisman: 'Talisman', none: '–' };
const rows = (heading: string) => table(section(`**${heading} `));
const of = (letters: string, from: number, to: number): Equipment[] =>
  EQUIPMENT.filter(({ code }) => {
    const [deck, no] = code.split('-');
    return deck === letters && Number(no) >= from && Number(no) <= to;
  });

test.each([
  ['7.5.1', 'melee', 1, 18],
  ['7.5.2', 'ranged', 19, 30],
  ['7.5.3', 'magic', 31, 38],
] as const)('%s %s weapons of the Adventure Equipment', (heading, attack, from, to) => {
  const ours = of('AE', from, to).map((card) => {
    const { weapon, facts } = card;
    const [line] = weapon!.lines as [Line];
    expect([weapon!.attack, weapon!.lines.length, line.mana, card.slot, card.deck]).toEqual([
      attack,
      1,
      0,
      'hand',
      'adventure',
    ]);
    return [
      card.code,
      nameOf(card),
      bold(facts.includes('range'), range(line)),
      bold(facts.includes('dice'), String(line.dice)),
      bold(facts.includes('accuracy'), `${line.accuracy}+`),
      bold(facts.includes('pen'), String(line.pen)),
      trait(card),
      price(card),
    ];
  });
  expect(ours).toEqual(rows(heading));
});

test('7.5.4 armor, shields, backpack gear', () => {
  const plural = (enemy: string) => names[`pack.${enemy}`]!.replace(/.*other {# (\w+)}}/, '$1');
  const effect = (card: Equipment): string => {
    const { armor, reroll, facts, slot } = card;
    if (armor !== null && armor.against !== null)
      return bold(
        facts.includes('against'),
        `${armor.against.value}+ against ${plural(armor.against.enemy)}`,
      );
    if (slot !== 'backpack') return trait(card);
    const what =
      reroll === null ? trait(card) : `Once per Turn re-roll any dice of a ${capital(reroll)} Action.`;
    return `May be used in the Backpack. ${what}`;
  };
  const ours = of('AE', 39, 52).map((card) => [
    card.code,
    nameOf(card),
    SLOTS[card.slot],
    card.armor === null ? '–' : bold(card.facts.includes('armor'), `${card.armor.free}+`),
    effect(card),
    price(card),
  ]);
  expect(ours).toEqual(rows('7.5.4'));
});

test('7.5.5 Talismans', () => {
  const cast = (what: Enchantment): string => {
    switch (what.does) {
      case 'heal':
        return `one Adventurer in LoS, not KO'ed, heals ${what.n} Wounds.`;
      case 'mana':
        return `one Adventurer in LoS gains ${what.n} Mana.`;
      case 'lend':
        return `one Adventurer in LoS has ${skillNamed(what.skill)} until the End Phase.`;
      case 'give':
        return `another Adventurer in LoS takes a free ${capital(what.action)} Action at once.`;
      case 'bind':
        return `up to ${what.upTo} Undead in one Zone in LoS skip the next Activation Step.`;
      case 'look':
        return 'look at one face-down Treasure token in LoS; the table sees it.';
      case 'wound':
        return `up to ${what.upTo} Footmen in one Zone in LoS take ${what.n} Wound each (AP to the caster).`;
      case 'push':
        return `up to ${what.upTo} Undead in one Zone in LoS are pushed 1 Zone through a passable edge.`;
      case 'doom':
        return `spend ${what.mana} Mana, remove ${what.n} Doom token; no target.`;
    }
  };
  const ours = of('TA', 1, 30).map((card) => [
    card.code,
    nameOf(card),
    card.enchantment === null ? trait(card) : `EA: ${cast(card.enchantment)}`,
    price(card),
  ]);
  expect(ours).toEqual(rows('7.5.5'));
});

test('7.5.6 weapons of the Necromantic Equipment', () => {
  const said = (line: Line, fact: boolean): string =>
    `${bold(fact, `${line.max === line.min && line.max > 0 ? `${line.min}–${line.max}` : range(line)}/${line.dice}`)}/${line.accuracy}+/${line.pen}`;
  const ours = of('NE', 1, 46).map((card) => {
    const [free, mana] = card.weapon!.lines as [Line, Line];
    expect([card.weapon!.lines.length, free.mana, mana.mana, card.slot]).toEqual([2, 0, 1, 'hand']);
    return [
      card.code,
      nameOf(card),
      capital(card.weapon!.attack),
      said(free, card.facts.includes('free.range')),
      said(mana, card.facts.includes('mana.range')),
      trait(card),
      price(card),
    ];
  });
  expect(ours).toEqual(rows('7.5.6'));
});

test('7.5.7 protection of the Necromantic Equipment, and the Crawler cards', () => {
  const ours = of('NE', 47, 52).map((card) => [
    card.code,
    nameOf(card),
    SLOTS[card.slot],
    `${card.armor!.free}+`,
    `${card.armor!.mana}+`,
    trait(card),
    price(card),
  ]);
  const crawlers = EQUIPMENT.filter((_, no) => isCrawlerCard(no));
  const [crawler] = crawlers as [Equipment];
  const last = [
    `${crawler.code} ×${crawlers.length}`,
    nameOf(crawler),
    '–',
    '–',
    '–',
    'DK-RULING-03',
    price(crawler),
  ];
  expect([...ours, last]).toEqual(rows('7.5.7'));
});

test('7.5.8 Necromantic Artifacts', () => {
  const ours = of('NA', 1, 24).map((card) => {
    const { weapon, armor } = card;
    const figures =
      weapon === null
        ? [SLOTS[card.slot], '–', '–', `Armor ${armor!.mana}+`, '–']
        : weapon.lines.flatMap((line) => [
            capital(weapon.attack),
            range(line),
            String(line.dice),
            `${line.accuracy}+`,
            String(line.pen),
          ]);
    expect(weapon === null ? armor!.free : weapon.lines[0]!.mana).toBe(weapon === null ? null : 1);
    return [card.code, nameOf(card), ...figures, trait(card), price(card)];
  });
  expect(ours).toEqual(rows('7.5.8'));
});

test('7.5 how many cards each deck has', () => {
  const count = (deck: string) =>
    EQUIPMENT.filter((card, no) => card.deck === deck && !isCrawlerCard(no)).length;
  const crawlers = EQUIPMENT.filter((_, no) => isCrawlerCard(no)).length;
  const counted = [count('adventure'), count('talisman'), count('necromantic'), crawlers, count('artifact')];
  expect(counted.map(String)).toEqual(table(section('### 7.5')).map((row) => row[2]));
  expect(EQUIPMENT).toHaveLength(166);
  expect(EQUIPMENT.every(({ source, facts }) => (source === 'fact') === facts.length > 0)).toBe(true);
});
