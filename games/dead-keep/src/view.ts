// DK 5.4 What everybody may see: all of the board but the order of decks and the faces nobody has looked at.

import { said, type Said } from '@gravetable/kernel';
import { dangerOf, nextDanger, partyDanger } from './adrenaline.ts';
import { EQUIPMENT } from './cards/box.ts';
import { enemyCardOf } from './cards/decks/index.ts';
import {
  DANGERS,
  LEVELS,
  type AdventurerId,
  type Colour,
  type Boss,
  type Danger,
  type EnemyKind,
  type QuestId,
} from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { conditionSaid, ruleSaid } from './cards/quests/said.ts';
import type { SkillKey } from './cards/skill.ts';
import { stageOf } from './cards/stages.ts';
import { zoneId } from './enemies/lookout.ts';
import { bossStats } from './enemies/packs.ts';
import { healthOf } from './health.ts';
import { chartOf } from './map/chart.ts';
import { holds } from './quests/conditions.ts';
import { spawnZones } from './spawn/place.ts';
import type { Adventurer, Board, CardNo, Deck } from './state.ts';

export interface AdventurerView {
  readonly id: AdventurerId;
  readonly seat: number;
  readonly zone: string;
  readonly wounds: number;
  readonly health: number;
  readonly mana: number;
  readonly potions: number;
  readonly ap: number;
  readonly laps: number;
  readonly danger: Danger;
  /** The AP at which the next Danger Level begins; null at Red. */
  readonly next: number | null;
  readonly skills: readonly SkillKey[];
  readonly hands: readonly string[];
  readonly body: string | null;
  readonly pack: readonly string[];
  readonly talismans: readonly string[];
  readonly played: boolean;
  readonly ward: boolean;
}

export interface PackView {
  readonly kind: EnemyKind;
  readonly zone: string;
  readonly n: number;
  readonly wounds: number;
  readonly level: number;
  readonly bound: boolean;
  readonly noRegen: boolean;
}

export interface BossView {
  readonly kind: Boss;
  readonly level: number;
  readonly state: Board['boss']['state'];
  readonly zone: string | null;
  readonly wounds: number;
  /** With what ST-10 lends. */
  readonly armor: number;
  readonly noRegen: boolean;
  readonly doom: number;
  readonly emptied: number;
  /** How many lives its Stage cards are, and the faces that are known among them (DK-RULING-145). */
  readonly lives: number;
  readonly known: readonly string[];
}

/** Part of what wins the Quest. */
export interface GoalView {
  readonly said: Said;
  readonly done: boolean;
}

export interface SpawnView {
  readonly zone: string;
  readonly colour: Colour;
  /** Its place in the order cards are drawn in, from 1; null while it sleeps. */
  readonly order: number | null;
}

export interface View {
  readonly quest: QuestId;
  readonly goals: readonly GoalView[];
  /** What wakes the Boss; null once it has come about. */
  readonly wakes: Said | null;
  /** What loses the Quest, beside too many KO'ed. */
  readonly loses: Said | null;
  readonly questRules: readonly Said[];
  readonly exit: string | null;
  /** The line Enemy cards are read on (DK-ADR-09). */
  readonly danger: Danger;
  /** Doors and Stairs by number, one sign each: `o` open, `c` closed, `l` locked. */
  readonly doors: string;
  readonly steps: string;
  readonly spawnMarks: readonly SpawnView[];
  readonly ultrared: boolean;
  readonly koAtOnce: boolean;
  readonly campaign: null | {
    readonly chapter: number;
    readonly won: readonly QuestId[];
    readonly played: number;
    readonly roster: readonly AdventurerId[];
    readonly owned: readonly (readonly string[])[];
    readonly offer: readonly string[];
  };
  readonly round: number;
  readonly phase: Board['phase'];
  readonly first: number;
  readonly votes: readonly number[];
  readonly purse: number;
  readonly party: readonly AdventurerView[];
  readonly turn: Board['turn'];
  readonly toughUsed: readonly string[];
  readonly packs: readonly PackView[];
  readonly boss: BossView;
  /** Tokens of the map by number, as bits. */
  readonly open: number;
  readonly unlocked: number;
  readonly stairs: number;
  readonly spawns: number;
  /** By Zone, one sign each. */
  readonly revealed: string;
  readonly search: readonly string[];
  readonly artifacts: readonly string[];
  readonly treasure: readonly { readonly zone: string; readonly face: 'potion' | 'artifact' | null }[];
  readonly objectives: readonly { readonly zone: string; readonly colour: string; readonly taken: boolean }[];
  /** Cards left in each Enemy deck, by Campaign Level. */
  readonly street: readonly number[];
  readonly building: readonly number[];
  readonly streetDiscard: readonly string[];
  readonly buildingDiscard: readonly string[];
  readonly piles: Readonly<Record<'talisman' | 'necro' | 'artifact' | 'stages', number>>;
  readonly discards: readonly string[];
  /** What the shop has, while it is open. */
  readonly forSale: readonly string[];
  readonly mist: number;
  readonly mistCards: readonly string[];
  readonly stagesUsed: readonly string[];
  readonly quests: Readonly<Record<string, number>>;
  readonly over: Board['over'];
  readonly reason: string;
}

const codes = (cards: readonly CardNo[]): string[] => cards.map((card) => EQUIPMENT[card]!.code);
const enemyCodes = (cards: readonly number[]): string[] => cards.map((card) => enemyCardOf(card).code);

function adventurerView(board: Board, a: Adventurer): AdventurerView {
  return {
    id: a.id,
    seat: a.seat,
    zone: zoneId(board, a.zone),
    wounds: a.wounds,
    health: healthOf(a),
    mana: a.mana,
    potions: a.potions,
    ap: a.ap,
    laps: a.laps,
    danger: dangerOf(a),
    next: nextDanger(a),
    skills: a.skills,
    hands: codes(a.hands),
    body: a.body === null ? null : EQUIPMENT[a.body]!.code,
    pack: codes(a.pack),
    talismans: codes(a.talismans),
    played: a.played,
    ward: a.ward,
  };
}

function bossView(board: Board): BossView {
  const { boss } = board;
  return {
    kind: boss.kind,
    level: boss.level,
    state: boss.state,
    zone: boss.zone === null ? null : zoneId(board, boss.zone),
    wounds: boss.wounds,
    armor: bossStats(board).armor,
    noRegen: boss.noRegen,
    doom: boss.doom,
    emptied: boss.emptied,
    lives: boss.cards.length,
    known: boss.cards
      .filter((card) => boss.seen.includes(card))
      .sort((a, b) => a - b)
      .map((card) => stageOf(card).code),
  };
}

/** Cards left by Campaign Level, from Level 1. */
const levelsOf = ({ pile }: Deck): number[] =>
  LEVELS.map((level) => pile.reduce((n, card) => (enemyCardOf(card).level === level ? n + 1 : n), 0));

/** Q05: nobody knows which Objective is blue underneath until it is taken. */
export const hidesBlue = (board: Board): boolean =>
  questOf(board.quest).rules.some(({ rule }) => rule === 'hiddenBlue');

/** DK-RULING-103: a goal of several parts ticks part by part. */
function goalsOf(board: Board): GoalView[] {
  const { win } = questOf(board.quest);
  const parts = win.is === 'all' ? win.of : [win];
  return parts.map((part) => ({ said: conditionSaid(part), done: holds(board, part) }));
}

function marksOf(board: Board): SpawnView[] {
  const active = spawnZones(board).map((zone) => zoneId(board, zone));
  return questOf(board.quest).spawns.map(({ zone, colour }, token) => {
    const awake = (board.spawns & (1 << token)) !== 0;
    return { zone, colour, order: awake ? active.indexOf(zone) + 1 : null };
  });
}

function waysOf(board: Board): Pick<View, 'doors' | 'steps'> {
  const { doors, stairs } = chartOf(board.quest);
  const has = (mask: number, no: number): boolean => (mask & (1 << no)) !== 0;
  return {
    doors: doors
      .map(({ colour }, no) =>
        has(board.open, no) ? 'o' : colour === 'red' || has(board.unlocked, no) ? 'c' : 'l',
      )
      .join(''),
    steps: stairs.map((_, no) => (has(board.stairs, no) ? 'o' : 'l')).join(''),
  };
}

function questView(board: Board): Pick<View, 'goals' | 'wakes' | 'loses' | 'questRules' | 'exit' | 'danger'> {
  const { active, lose, rules, exit } = questOf(board.quest);
  return {
    goals: goalsOf(board),
    wakes: board.boss.state === 'inactive' ? said('outline.wakes', { goal: conditionSaid(active) }) : null,
    loses: lose === null ? null : said('outline.lose', { goal: conditionSaid(lose) }),
    questRules: rules.map(ruleSaid),
    exit,
    danger: DANGERS[partyDanger(board)]!,
  };
}

/** What changes while lines are told; nothing of it is a secret. */
const SCENE = [
  'quest',
  'round',
  'phase',
  'party',
  'turn',
  'packs',
  'boss',
  'doors',
  'steps',
  'spawnMarks',
  'revealed',
  'search',
  'artifacts',
  'treasure',
  'objectives',
  'goals',
  'danger',
  'mist',
  'purse',
] as const satisfies readonly (keyof View)[];

export function scene(board: Board): object {
  const seen = view(board);
  return Object.fromEntries(SCENE.map((part) => [part, seen[part]]));
}

export function view(board: Board): View {
  const zone = (no: number): string => zoneId(board, no);
  const hidden = hidesBlue(board);
  const shopping = board.phase === 'setup' || board.phase === 'shop';
  return {
    quest: board.quest,
    ...questView(board),
    ...waysOf(board),
    spawnMarks: marksOf(board),
    ultrared: board.ultrared,
    koAtOnce: board.koAtOnce,
    campaign:
      board.campaign === null
        ? null
        : {
            chapter: board.campaign.chapter,
            won: board.campaign.won,
            played: board.campaign.played,
            roster: board.campaign.roster,
            owned: board.campaign.owned.map(codes),
            offer: codes(board.campaign.offer),
          },
    round: board.round,
    phase: board.phase,
    first: board.first,
    votes: board.votes,
    purse: board.purse,
    party: board.party.map((a) => adventurerView(board, a)),
    turn: board.turn,
    toughUsed: board.toughUsed,
    packs: board.packs.map(({ kind, zone: at, n, wounds, level, bound, noRegen }) => ({
      kind,
      zone: zone(at),
      n,
      wounds,
      level,
      bound,
      noRegen,
    })),
    boss: bossView(board),
    open: board.open,
    unlocked: board.unlocked,
    stairs: board.stairs,
    spawns: board.spawns,
    revealed: board.revealed.map((yes) => (yes ? '1' : '0')).join(''),
    search: board.search.map(zone),
    artifacts: board.artifacts.map(zone),
    treasure: board.treasure.zone.map((at, no) => ({
      zone: zone(at),
      face: board.treasure.seen[no] === true ? board.treasure.face[no]! : null,
    })),
    objectives: board.objectives.zone.map((at, no) => {
      const taken = board.objectives.taken[no]!;
      return { zone: zone(at), colour: hidden && !taken ? 'red' : board.objectives.face[no]!, taken };
    }),
    street: levelsOf(board.street),
    building: levelsOf(board.building),
    streetDiscard: enemyCodes(board.street.discard),
    buildingDiscard: enemyCodes(board.building.discard),
    piles: {
      talisman: board.talisman.pile.length,
      necro: board.necro.pile.length,
      artifact: board.artifact.pile.length,
      stages: board.stages.length,
    },
    discards: codes([...board.talisman.discard, ...board.necro.discard, ...board.artifact.discard]),
    forSale: shopping ? codes([...board.adventure.pile, ...board.adventure.discard]) : [],
    mist: board.mist.until,
    mistCards: enemyCodes([...board.mist.street, ...board.mist.building]),
    stagesUsed: board.stageDiscard.map((card) => stageOf(card).code),
    quests: board.quests,
    over: board.over,
    reason: board.reason,
  };
}
