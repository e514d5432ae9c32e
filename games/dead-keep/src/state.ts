// DK 2.1 Vocabulary: what lies on the table. Zones, doors and cards are numbers; printed facts stay in the records.

import { dict, flag, int, list, maybe, record, text, word, type Shaped } from '@gravetable/kernel';
import { campaign } from './campaign-state.ts';
import type { AdventurerId, Boss as BossKind, EnemyKind, QuestId } from './cards/ids.ts';
import type { SkillKey } from './cards/skill.ts';
import type { ZoneNo } from './map/types.ts';

/** Place of an Adventurer in the party. */
export type Who = number;
/** Place of an Equipment card in EQUIPMENT: 158 items and 8 Crawler cards. */
export type CardNo = number;
/** Place of a Stage card in STAGES. */
export type StageNo = number;

const zone = () => int<ZoneNo>();
const card = () => int<CardNo>();

/** What pays for one Action of a Turn, beside the pool (DK-RULING-105, 128). */
export const FREE_KINDS = [
  'melee',
  'ranged',
  'magic',
  'spell',
  'combat',
  'enchantment',
  'move',
  'search',
] as const;
export type FreeKind = (typeof FREE_KINDS)[number];

/** DK-SKILL-ESCALATION: the kinds of Action a streak is kept for. */
export const STREAKS = ['combat', 'magic', 'melee', 'ranged'] as const;

const adventurer = record({
  id: text<AdventurerId>(),
  seat: int(),
  zone: zone(),
  /** DK-RULING-02: counts up; KO at the health of the ID card. */
  wounds: int(),
  mana: int(),
  potions: int(),
  /** The Danger Bar, 0 to 43. */
  ap: int(),
  /** DK-ULTRA-02: how often the tracker has come back to 0. */
  laps: int(),
  /** Own Skills: the Blue one, then those chosen. */
  skills: list(text<SkillKey>()),
  hands: list(card()),
  body: maybe(card()),
  pack: list(card()),
  talismans: list(card()),
  /** The Turn of this Round has begun. */
  played: flag(),
  /** TA-23: Iron Hide until the End Phase. */
  ward: flag(),
});

/** An Enemy that takes no part in the Activation under way: not concerned, or bound. */
export const SITS_OUT = 9;

/** DK-RULING-158: Enemies that nothing tells apart. */
const pack = record({
  kind: text<EnemyKind>(),
  zone: zone(),
  n: int(),
  /** Wounds each of them has taken. */
  wounds: int(),
  /** Campaign Level of a Monster's card; 0 for Undead. */
  level: int(),
  /** The Enemy card that stays out with a Monster; null for Undead and Monsters set up without one. */
  card: maybe(int()),
  /** TA-25: skips the next Activation Step. */
  bound: flag(),
  /** DK-SKILL-NOREGEN. */
  noRegen: flag(),
  /** The pass of the Activation in which it has attacked or moved; SITS_OUT: it takes no part. */
  acted: int(),
});

const boss = record({
  kind: text<BossKind>(),
  level: int(),
  state: word('inactive', 'active', 'gone'),
  zone: maybe(zone()),
  wounds: int(),
  /** ST-10: added to the printed Armor until the End Phase. */
  armor: int(),
  noRegen: flag(),
  acted: int(),
  doom: int(),
  /** How often the reserve was emptied. */
  emptied: int(),
  /** Its lives: the Boss's Stage cards, top last. */
  cards: list(int<StageNo>()),
  /** Stage cards whose faces are known (DK-RULING-145). */
  seen: list(int<StageNo>()),
});

/** Top of the pile last. */
const deck = record({ pile: list(int()), discard: list(int()) });

/** The Turn being played. Its uses are fresh whenever a Turn begins (DK-RULING-129). */
const turn = record({
  who: maybe(int<Who>()),
  actions: int(),
  /** Unspent free Actions, by FREE_KINDS. */
  free: list(int()),
  /** Actions of the kind in a row, by STREAKS. */
  streak: list(int()),
  /** Sources used up in this Turn: see `skills.ts`. */
  used: list(text()),
});

export const board = record({
  ultrared: flag(),
  /** DK-RULING-23: the KO loss is looked for at every KO. */
  koAtOnce: flag(),
  /** Null for a single Quest. */
  campaign: maybe(campaign),
  quest: text<QuestId>(),
  round: int(),
  phase: word('setup', 'shop', 'players', 'activation', 'spawn', 'end', 'over'),
  /** The seat with the First Player token. */
  first: int(),
  /** Advice of the seats on what the First Player is asked: the number of an answer, from 1; 0 for none. */
  votes: list(int()),
  purse: int(),
  party: list(adventurer),
  turn,
  /** DK-RULING-67: sources of Tough used up in this Round. */
  toughUsed: list(text()),
  packs: list(pack),
  boss,
  /** Tokens of the Chart by number, as bits: doors open, locks opened, Stairs usable, Spawn tokens active. */
  open: int(),
  unlocked: int(),
  stairs: int(),
  spawns: int(),
  /** DK-RULING-06, by Zone. */
  revealed: list(flag()),
  /** Zones with a token, one entry for each. */
  search: list(zone()),
  artifacts: list(zone()),
  treasure: record({ zone: list(zone()), face: list(word('potion', 'artifact')), seen: list(flag()) }),
  objectives: record({
    zone: list(zone()),
    face: list(word('red', 'blue', 'green')),
    taken: list(flag()),
  }),
  street: deck,
  building: deck,
  adventure: deck,
  talisman: deck,
  necro: deck,
  artifact: deck,
  /** Stage cards of the supply that nobody drew. */
  stages: list(int<StageNo>()),
  stageDiscard: list(int<StageNo>()),
  /** DK-RULING-82: the last Round of Blinding Mist (0: none), and the Enemy cards kept for it with their deck. */
  mist: record({ until: int(), street: list(int()), building: list(int()) }),
  /** Counters of Quest rules. */
  quests: dict(int()),
  /** What `settle` works off. */
  queue: record({
    /** Adventurers whose tracker has passed a threshold, in order. */
    levelUps: list(record({ who: int<Who>(), at: word('orange', 'red') })),
    /** Tokens that want a place although the supply is empty. */
    loot: list(record({ token: word('search', 'artifact'), zone: zone() })),
    /** The active Boss has taken its last Wound. */
    fallen: flag(),
    doom: int(),
  }),
  over: maybe(word('won', 'lost')),
  reason: text(),
});

export type Board = Shaped<typeof board>;
export type Adventurer = Board['party'][number];
export type Pack = Board['packs'][number];
export type Deck = Board['street'];
