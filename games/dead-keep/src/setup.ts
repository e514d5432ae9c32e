// DK-SETUP: the table of a Quest, from its tiles to the first Round.

import { cardsFrom, die, shuffled } from '@gravetable/kernel';
import { NO_FREE } from './adrenaline.ts';
import { adventurerOf } from './cards/adventurers.ts';
import { cardsOf } from './cards/box.ts';
import { enemyCardsOf } from './cards/decks/index.ts';
import type { EnemyDeck } from './cards/enemy.ts';
import { BOSSES, LEVELS, type AdventurerId, type Boss, type QuestId } from './cards/ids.ts';
import { isMonster } from './cards/monsters.ts';
import { questOf } from './cards/quests/index.ts';
import { STAGES } from './cards/stages.ts';
import { addEnemies } from './enemies/packs.ts';
import { chartOf, zoneNo } from './map/chart.ts';
import { MOST_ADVENTURERS } from './options.ts';
import { procedure, type T } from './rulebook.ts';
import { STREAKS, type Adventurer, type Board, type Who } from './state.ts';

const START_MANA = 5;

/** DK-SETUP-16, -17: a Dashboard at the start of a Quest, with nothing on it. */
export function freshAdventurer(id: AdventurerId, seat: number, zone: number): Adventurer {
  return {
    id,
    seat,
    zone,
    wounds: 0,
    mana: START_MANA,
    potions: 0,
    ap: 0,
    laps: 0,
    skills: [adventurerOf(id).blue],
    hands: [],
    body: null,
    pack: [],
    talismans: [],
    played: false,
    ward: false,
  };
}

const NO_STREAK: readonly number[] = STREAKS.map(() => 0);

/** A Turn that begins; without anybody, none is being played. */
export const freshTurn = (who: Who | null = null, actions = 0, free = NO_FREE.slice()): Board['turn'] => ({
  who,
  actions,
  free,
  streak: NO_STREAK.slice(),
  used: [],
});

const maskOf = (tokens: readonly { readonly colour: string }[]): number =>
  tokens.reduce((mask, { colour }, no) => (colour === 'red' ? mask | (1 << no) : mask), 0);

/** DK-SETUP-09: the Quest's Level on top, Level 5 at the bottom; lower Levels stay in the box. */
const LEVELS_FROM = [0, ...LEVELS].map((level) => LEVELS.filter((one) => one >= level).toReversed());
const levelsFrom = (level: number): readonly number[] => LEVELS_FROM[level]!;
const pilesOf = (deck: EnemyDeck): readonly (readonly number[])[] =>
  LEVELS_FROM.map((levels) => levels.flatMap((one) => enemyCardsOf(deck, one)));
const PILES = { street: pilesOf('street'), building: pilesOf('building') } as const;
const enemyPile = (deck: EnemyDeck, level: number): number[] => PILES[deck][level]!.slice();

type OfQuest =
  | 'quest'
  | 'round'
  | 'turn'
  | 'toughUsed'
  | 'packs'
  | 'boss'
  | 'open'
  | 'unlocked'
  | 'stairs'
  | 'spawns'
  | 'revealed'
  | 'search'
  | 'artifacts'
  | 'treasure'
  | 'objectives'
  | 'street'
  | 'building'
  | 'necro'
  | 'artifact'
  | 'stages'
  | 'stageDiscard'
  | 'mist'
  | 'quests'
  | 'queue'
  | 'over'
  | 'reason';

/** DK-SETUP-04, DK-RULING-85. */
const ARTIFACT_TREASURES = 2;

/** The tokens a Quest lays out: worked out once, since many games are set up. */
interface Tokens {
  readonly chests: readonly number[];
  readonly faces: readonly Board['treasure']['face'][number][];
  readonly objectives: readonly number[];
  readonly colours: readonly Board['objectives']['face'][number][];
}
const laidOut = new Map<QuestId, Tokens>();
function tokensOf(id: QuestId): Tokens {
  let known = laidOut.get(id);
  if (known !== undefined) return known;
  const { objectives } = questOf(id);
  const chart = chartOf(id);
  const chests = chart.zones.flatMap(({ treasure }, zone) => (treasure ? [zone] : []));
  known = {
    chests,
    faces: chests.map((_, at) => (at < ARTIFACT_TREASURES ? 'artifact' : 'potion')),
    objectives: objectives.map(({ zone }) => zoneNo(chart, zone)),
    colours: objectives.map(({ colour }) => colour),
  };
  laidOut.set(id, known);
  return known;
}
const ALL_STAGES: readonly number[] = STAGES.map((_, no) => no);

/** One for each seat: there are no more seats than Adventurers. */
const NO_VOTES = Array.from({ length: MOST_ADVENTURERS }, () => 0);

/** DK-SETUP-02, -03: what the Quest lays out, everything in the order of the box: chance comes later. */
export function questBoard(id: QuestId): Pick<Board, OfQuest> {
  const quest = questOf(id);
  const chart = chartOf(id);
  const { chests, faces, objectives, colours } = tokensOf(id);
  return {
    quest: id,
    round: 0,
    turn: freshTurn(),
    toughUsed: [],
    packs: [],
    boss: {
      kind: quest.boss.kind === 'random' ? BOSSES[0] : quest.boss.kind,
      level: quest.level,
      state: 'inactive',
      zone: quest.boss.onBoard ? zoneNo(chart, quest.boss.lair) : null,
      wounds: 0,
      armor: 0,
      noRegen: false,
      acted: 0,
      doom: 0,
      emptied: 0,
      cards: [],
      seen: [],
    },
    open: 0,
    unlocked: maskOf(chart.doors),
    stairs: maskOf(chart.stairs),
    spawns: maskOf(quest.spawns),
    revealed: chart.lit.slice(),
    search: [],
    artifacts: [],
    treasure: {
      zone: chests.slice(),
      face: faces.slice(),
      seen: chests.map(() => false),
    },
    objectives: {
      zone: objectives.slice(),
      face: colours.slice(),
      taken: objectives.map(() => false),
    },
    street: { pile: enemyPile('street', quest.level), discard: [] },
    building: { pile: enemyPile('building', quest.level), discard: [] },
    necro: { pile: cardsOf('necromantic'), discard: [] },
    artifact: { pile: cardsOf('artifact'), discard: [] },
    stages: ALL_STAGES.slice(),
    stageDiscard: [],
    mist: { until: 0, street: [], building: [] },
    quests: {},
    queue: { levelUps: [], loot: [], fallen: false, doom: 0 },
    over: null,
    reason: '',
  };
}

/** What a table is opened with. */
export interface Opening {
  readonly seats: number;
  readonly quest: QuestId;
  readonly party: readonly AdventurerId[];
  readonly ultrared: boolean;
  readonly koAtOnce: boolean;
  readonly campaign: boolean;
}

/** The board before anything has happened; the Adventurers are dealt to the seats in turn. */
export function freshBoard({ seats, quest, party, ultrared, koAtOnce, campaign }: Opening): Board {
  const start = zoneNo(chartOf(quest), questOf(quest).start);
  const rest: Omit<Board, OfQuest> = {
    ultrared,
    koAtOnce,
    campaign: campaign
      ? {
          chapter: 1,
          won: [],
          played: 0,
          roster: [...party],
          owned: [...party, null].map(() => []),
          offer: [],
        }
      : null,
    phase: 'setup',
    first: 0,
    votes: NO_VOTES.slice(0, seats),
    purse: 0,
    party: party.map((id, who) => freshAdventurer(id, who % seats, start)),
    adventure: { pile: cardsOf('adventure'), discard: [] },
    talisman: { pile: cardsOf('talisman'), discard: [] },
  };
  return Object.assign(questBoard(quest), rest);
}

/** DK-SETUP-03: Enemies of the Quest; setting them up is no spawn (DK-RULING-118). A Monster has the Quest's Level and no card. */
function placeEnemies(board: Board): void {
  const { enemies, level } = questOf(board.quest);
  const chart = chartOf(board.quest);
  for (const { enemy, n, zone } of enemies)
    addEnemies(board, enemy, zoneNo(chart, zone), n, { level: isMonster(enemy) ? level : 0, card: null });
}

const SHUFFLED = ['necro', 'artifact'] as const;

/** DK-SETUP-09: each Level is shuffled by itself. */
const shuffleEnemies = procedure<{ deck: EnemyDeck }>('shuffleEnemies')
  .set('DK-SETUP-09', 'levels', (t): readonly number[] => levelsFrom(questOf(t.board.quest).level))
  .set('DK-SETUP-09a', 'pile', (): readonly number[] => [])
  .while(
    'DK-SETUP-09b',
    (_, v) => v.levels.length > 0,
    (each) =>
      each
        .chance('DK-SETUP-09c', 'fallen', (_, v) => shuffled(enemyCardsOf(v.deck, v.levels[0]!)))
        .set('DK-SETUP-09d', 'pile', (_, v): readonly number[] => [...v.pile, ...v.fallen])
        .set('DK-SETUP-09e', 'levels', (_, v) => v.levels.slice(1)),
  )
  .do('DK-SETUP-09f', (t, v) => {
    t.board[v.deck].pile = v.pile.slice();
  })
  .end();

/** A table is opened with its first Quest laid out: it need not be laid out again. */
const isLaidOut = ({ quest, phase, round, packs }: Board, id: QuestId): boolean =>
  quest === id && phase === 'setup' && round === 0 && packs.length === 0;

const isRandomBoss = (t: T): boolean => questOf(t.board.quest).boss.kind === 'random';
const hidesBlue = (t: T): boolean => questOf(t.board.quest).rules.some(({ rule }) => rule === 'hiddenBlue');

/** DK-SETUP-01…04, -08…10: tiles, tokens, decks, the Boss and its Stage cards. A random Boss is shown now (ledger 7.8). */
export const questSetup = procedure<{ quest: QuestId }>('questSetup')
  .do('DK-SETUP-01', (t, v) => {
    if (!isLaidOut(t.board, v.quest)) Object.assign(t.board, questBoard(v.quest));
    t.board.phase = 'setup';
    const start = zoneNo(chartOf(v.quest), questOf(v.quest).start);
    for (const a of t.board.party) a.zone = start;
    placeEnemies(t.board);
    t.tell?.({ kind: 'questBegins', quest: v.quest, level: questOf(v.quest).level, brief: v.quest });
  })
  .when('DK-BOSS-01', isRandomBoss, (random) =>
    random
      .chance('DK-BOSS-01a', 'kind', () => die<Boss>(BOSSES))
      .do('DK-BOSS-01b', (t, v) => {
        t.board.boss.kind = v.kind;
      }),
  )
  .do('DK-BOSS-01c', (t) => {
    const { kind, level } = t.board.boss;
    t.tell?.({ kind: 'bossShown', enemy: `boss.${kind}`, level, reveals: true });
  })
  .set('DK-SETUP-08', 'left', (): readonly (typeof SHUFFLED)[number][] => SHUFFLED)
  .while(
    'DK-SETUP-08a',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .chance('DK-SETUP-08b', 'pile', (t, v) => shuffled(t.board[v.left[0]!].pile))
        .set('DK-SETUP-08c', 'left', (t, v) => {
          t.board[v.left[0]!].pile = v.pile.slice();
          return v.left.slice(1);
        }),
  )
  .call('DK-SETUP-09g', () => shuffleEnemies.with({ deck: 'street' }))
  .call('DK-SETUP-09h', () => shuffleEnemies.with({ deck: 'building' }))
  .chance('DK-SETUP-10', 'stages', (t) => shuffled(t.board.stages))
  .do('DK-SETUP-10a', (t, v) => {
    const { stages } = questOf(t.board.quest).boss;
    t.board.boss.cards = v.stages.slice(0, stages);
    t.board.stages = v.stages.slice(stages);
  })
  .chance('DK-TREAS-01', 'faces', (t) => shuffled(t.board.treasure.face))
  .do('DK-SETUP-04', (t, v) => {
    t.board.treasure.face = v.faces.slice();
  })
  .when('DK-SETUP-03', hidesBlue, (hidden) =>
    hidden
      .chance('DK-SETUP-03a', 'blue', (t) =>
        cardsFrom(
          t.board.objectives.zone.map((_, at) => at),
          1,
        ),
      )
      .do('DK-SETUP-03b', (t, v) => {
        t.board.objectives.face[v.blue[0]!] = 'blue';
      }),
  )
  .end();
