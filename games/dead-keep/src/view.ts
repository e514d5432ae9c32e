// DK 5.4 What everybody may see: all of the board but the order of decks and the faces nobody has looked at.

import { dangerOf } from './adrenaline.ts';
import { EQUIPMENT } from './cards/box.ts';
import { enemyCardOf } from './cards/decks/index.ts';
import {
  LEVELS,
  type AdventurerId,
  type Boss,
  type Danger,
  type EnemyKind,
  type QuestId,
} from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import type { SkillKey } from './cards/skill.ts';
import { stageOf } from './cards/stages.ts';
import { zoneId } from './enemies/lookout.ts';
import { bossStats } from './enemies/packs.ts';
import { healthOf } from './health.ts';
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

export interface View {
  readonly quest: QuestId;
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

export function view(board: Board): View {
  const zone = (no: number): string => zoneId(board, no);
  const hidden = hidesBlue(board);
  const shopping = board.phase === 'setup' || board.phase === 'shop';
  return {
    quest: board.quest,
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
