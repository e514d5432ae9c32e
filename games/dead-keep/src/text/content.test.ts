// Ledger 7: every piece has a name with its grammar and says what it does, in both languages, and no text lacks a piece.
import { argumentsOf, Speaker, type Catalogue, type Said } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { ENEMY_CARDS } from '../cards/decks/index.ts';
import { ADVENTURER_IDS, CLASSES, ENEMY_KINDS, TILE_IDS } from '../cards/ids.ts';
import { QUESTS } from '../cards/quests/index.ts';
import { conditionSaid, ruleSaid } from '../cards/quests/said.ts';
import { cardSaid, enemyCardSaid, equipmentSaid, priceSaid, skillSaid, stageSaid } from '../cards/said.ts';
import { SKILLS } from '../cards/skills.ts';
import { STAGES } from '../cards/stages.ts';
import { chartOf } from '../map/chart.ts';
import { cards as enCards } from './en/cards.ts';
import { names as enNames } from './en/names.ts';
import { print as enPrint } from './en/print.ts';
import { quests as enQuests } from './en/quests.ts';
import { skills as enSkills } from './en/skills.ts';
import { zones as enZones } from './en/zones.ts';
import { cards as frCards } from './fr/cards.ts';
import { names as frNames } from './fr/names.ts';
import { print as frPrint } from './fr/print.ts';
import { quests as frQuests } from './fr/quests.ts';
import { skills as frSkills } from './fr/skills.ts';
import { zones as frZones } from './fr/zones.ts';

const en: Catalogue = { ...enNames, ...enCards, ...enSkills, ...enZones, ...enQuests, ...enPrint };
const fr: Catalogue = { ...frNames, ...frCards, ...frSkills, ...frZones, ...frQuests, ...frPrint };
const languages = [
  ['en', en],
  ['fr', fr],
] as const;

const pieces = [
  ...ADVENTURER_IDS,
  ...ENEMY_KINDS,
  ...CLASSES,
  ...TILE_IDS,
  ...EQUIPMENT.map(({ code }) => code),
  ...STAGES.map(({ code }) => code),
  ...SKILLS.map(({ key }) => key),
  ...QUESTS.map(({ id }) => id),
  ...QUESTS.flatMap(({ id }) => chartOf(id).zones.map((zone) => zone.id)),
];

/** Everything any card, Skill, Quest or Stage may say. */
const sayings: readonly Said[] = [
  ...EQUIPMENT.flatMap((card) => [
    cardSaid(card),
    ...equipmentSaid(card),
    ...[priceSaid(card)].filter((one) => one !== null),
  ]),
  ...ENEMY_CARDS.map(enemyCardSaid),
  ...STAGES.flatMap((stage) => Object.values(stageSaid(stage)).flat()),
  ...SKILLS.map(skillSaid),
  ...QUESTS.flatMap(({ active, win, lose, rules }) => [
    ...[active, win, ...(lose === null ? [] : [lose])].map(conditionSaid),
    ...rules.map(ruleSaid),
  ]),
];
const idsIn = (what: Said): string[] => [
  what.id,
  ...Object.values(what.args ?? {})
    .flat()
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'id' in value ? idsIn(value as unknown as Said) : [],
    ),
];

test('both languages have the same messages with the same arguments', () => {
  expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [id, message] of Object.entries(en))
    expect([id, argumentsOf(fr[id]!)]).toEqual([id, argumentsOf(message)]);
});

describe.each(languages)('%s', (language, texts) => {
  const speaker = new Speaker(language, [texts]);

  test('names every piece, with its grammar', () => {
    const known =
      language === 'fr' ? /^[mf]p?( proper| mute| aspirated)*$/ : /^[sp]( proper| sole| mass| vowel)*$/;
    for (const id of pieces) {
      expect(texts[`name.${id}`], id).toMatch(/\S/);
      expect(texts[`grammar.name.${id}`], id).toMatch(known);
    }
    for (const kind of ENEMY_KINDS) expect(texts[`pack.${kind}`]).toMatch(/\S/);
  });

  test('tells pieces of one sort apart', () => {
    for (const sort of [EQUIPMENT.map(({ code }) => code), SKILLS.map(({ key }) => key), pieces]) {
      const told = new Set([...new Set(sort)].map((id) => texts[`name.${id}`]));
      expect(new Set(sort).size - told.size).toBe(0);
    }
  });

  test('says what every card, Skill, Quest and Stage does', () => {
    for (const what of sayings) {
      for (const id of idsIn(what)) expect(texts, id).toHaveProperty([id]);
      const sentence = speaker.say(what);
      expect(sentence).not.toMatch(/[{}]|undefined|\b(?:name|pack|actionType)\./);
      expect(sentence).not.toMatch(/  |: ?$/);
    }
  });

  test('has a line for every Adventurer, two sentences before a Quest and one after', () => {
    for (const { id } of ADVENTURERS) expect(texts[`motto.${id}`]).toMatch(/[.!?]$/);
    for (const { id } of QUESTS) {
      expect(texts[`brief.${id}`]!.match(/[.!?](?= |$)/g), id).toHaveLength(2);
      expect(texts[`after.${id}`]!.match(/[.!?](?= |$)/g), id).toHaveLength(1);
    }
  });

  test('says nothing of a card, goal or effect that there is not', () => {
    const said = new Set(sayings.flatMap(idsIn));
    const printed = Object.keys(texts).filter((id) =>
      /^(print|effect|goal|questRule|questEffect)\./.test(id),
    );
    const idle = printed.filter((id) => !said.has(id));
    expect(idle).toEqual([]);
  });

  test('keeps to typographic apostrophes', () => {
    for (const message of Object.values(texts)) expect(message).not.toMatch(/['"]|\s$/);
  });
});
