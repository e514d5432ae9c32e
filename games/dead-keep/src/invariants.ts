// Laws of the table: miniatures, tokens and cards are conserved, every figure stands in a Zone, Doom and lives add up.

import { EQUIPMENT } from './cards/box.ts';
import { ENEMY_CARDS, enemyCardsOf } from './cards/decks/index.ts';
import type { EnemyDeck } from './cards/enemy.ts';
import { ADVENTURER_IDS, BOSSES, ENEMY_KINDS, LEVELS, QUEST_IDS, type EnemyKind } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import type { SkillKey } from './cards/skill.ts';
import { skillNo } from './cards/skills.ts';
import { STAGES } from './cards/stages.ts';
import { TOKENS } from './cards/tokens.ts';
import { isUndead } from './cards/undead.ts';
import { figuresOf, statsOf } from './enemies/packs.ts';
import { carried, MOST_HANDS, MOST_PACK, MOST_TALISMANS } from './gear.ts';
import { healthOf, MOST_MANA } from './health.ts';
import { chartOf } from './map/chart.ts';
import { FREE_KINDS, STREAKS, type Board } from './state.ts';

/** More of anything than the box has. */
const MANY = 1000;
const among = (no: number | null, count: number): boolean => no === null || (no >= 0 && no < count);

/** Whatever is named exists: Quests, Adventurers, Skills, Enemies, Zones, doors and cards. */
function unknown(board: Board, seats: number): string[] {
  const wrong: string[] = [];
  const law = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const { campaign, party, boss, turn, packs } = board;
  const quests: readonly string[] = [board.quest, ...(campaign?.won ?? [])];
  const ids: readonly string[] = [...party.map(({ id }) => id), ...(campaign?.roster ?? [])];
  law(
    quests.every((id) => (QUEST_IDS as readonly string[]).includes(id)),
    'a Quest that does not exist',
  );
  law(
    ids.every((id) => (ADVENTURER_IDS as readonly string[]).includes(id)),
    'an Adventurer nobody knows',
  );
  law((BOSSES as readonly string[]).includes(boss.kind), 'a Boss that does not exist');
  law(
    packs.every(({ kind }) => ENEMY_KINDS.includes(kind)),
    'an Enemy that does not exist',
  );
  if (wrong.length > 0) return wrong;
  const { zones, doors } = chartOf(board.quest);
  const tokens = [...board.search, ...board.artifacts, ...board.treasure.zone, ...board.objectives.zone];
  law(
    tokens.every((no) => among(no, zones.length)) && among(boss.zone, zones.length),
    'a Zone that is not there',
  );
  law(
    board.queue.loot.every(({ zone }) => among(zone, zones.length)),
    'a Zone that is not there',
  );
  law([0, zones.length].includes(board.revealed.length), 'a map of another Quest');
  law(
    [board.open, board.unlocked].every((bits) => among(bits, 2 ** doors.length)),
    'a door that is not there',
  );
  law(
    [board.stairs, board.spawns].every((bits) => among(bits, 2 ** 31)),
    'a token that is not there',
  );
  law(board.votes.length === seats && among(board.first, seats), 'another number of seats');
  law(
    party.every(({ seat }) => among(seat, seats)),
    'an Adventurer without a player',
  );
  law(among(turn.who, party.length), 'nobody has the Turn');
  law(
    board.queue.levelUps.every(({ who }) => among(who, party.length)),
    'nobody grows',
  );
  law(
    turn.free.length === FREE_KINDS.length && turn.streak.length === STREAKS.length,
    'a Turn of another game',
  );
  law(
    [turn.actions, ...turn.free, ...turn.streak].every((n) => among(n, MANY)),
    'a heap of Actions',
  );
  const counts = party.flatMap(({ ap, laps, mana, potions, wounds }) => [ap, laps, mana, potions, wounds]);
  law(
    counts.every((n) => among(n, MANY)),
    'a heap of tokens',
  );
  law(
    party.every(({ skills }) => skills.every((key) => isSkill(key))),
    'a Skill nobody knows',
  );
  law(
    packs.every(({ n, level }) => among(n, MANY) && level >= 0 && level <= LEVELS.length),
    'no such Enemy',
  );
  law(
    packs.every(({ level, kind }) => isUndead(kind) || level > 0),
    'a Monster without a Level',
  );
  law(
    packs.every(({ card }) => among(card, ENEMY_CARDS.length)),
    'an Enemy card that is not in the box',
  );
  law(boss.level >= 1 && boss.level <= LEVELS.length && among(boss.wounds, MANY), 'a Boss of no Level');
  law(
    boss.seen.every((no) => among(no, STAGES.length)),
    'a Stage card that is not in the box',
  );
  law(
    among(board.purse, 2 ** 20) && among(board.round, 2 ** 20) && among(board.queue.doom, MANY),
    'a heap of coins',
  );
  return wrong;
}

const isSkill = (key: string): boolean => {
  try {
    return skillNo(key as SkillKey) >= 0;
  } catch {
    return false; // Whatever it is called, it is not among the Skills.
  }
};

function adventurers(board: Board, wrong: string[]): void {
  const zones = chartOf(board.quest).zones.length;
  for (const a of board.party) {
    if (a.zone < 0 || a.zone >= zones) wrong.push(`${a.id} stands nowhere`);
    if (a.wounds < 0 || a.wounds > healthOf(a)) wrong.push(`${a.id} has ${a.wounds} Wounds`);
    if (a.mana < 0 || a.mana > MOST_MANA) wrong.push(`${a.id} has ${a.mana} Mana`);
    if (a.potions < 0) wrong.push(`${a.id} has ${a.potions} Potions`);
    if (a.hands.length > MOST_HANDS || a.pack.length > MOST_PACK || a.talismans.length > MOST_TALISMANS)
      wrong.push(`${a.id} carries too much`);
    const slots = [
      ...a.hands.map((card) => ['hand', card] as const),
      ...(a.body === null ? [] : [['body', a.body] as const]),
      ...a.talismans.map((card) => ['talisman', card] as const),
    ];
    for (const [slot, card] of slots)
      if (EQUIPMENT[card]!.slot !== slot) wrong.push(`${EQUIPMENT[card]!.code} lies in the wrong slot`);
    if (a.pack.some((card) => EQUIPMENT[card]!.slot === 'talisman'))
      wrong.push(`${a.id} has a Talisman in the Backpack`);
  }
}

function figures(board: Board, wrong: string[]): void {
  const zones = chartOf(board.quest).zones.length;
  const counts = new Map<EnemyKind, number>();
  for (const pack of board.packs) {
    counts.set(pack.kind, (counts.get(pack.kind) ?? 0) + pack.n);
    if (pack.n <= 0) wrong.push(`a pack of ${pack.n} ${pack.kind}`);
    if (pack.zone < 0 || pack.zone >= zones) wrong.push(`${pack.kind} stands nowhere`);
    if (pack.wounds < 0 || pack.wounds >= statsOf(pack).wounds)
      wrong.push(`${pack.kind} with ${pack.wounds} Wounds`);
  }
  for (const [kind, n] of counts) {
    const boss = board.boss.kind === kind && board.boss.state !== 'gone' ? 1 : 0;
    if (n + boss > figuresOf(kind)) wrong.push(`${n} ${kind} of ${figuresOf(kind)}`);
  }
}

/** Each card of a deck is in exactly one place. */
function conserved(name: string, all: readonly number[], found: readonly number[], wrong: string[]): void {
  const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
  if (sorted(all) !== sorted(found)) wrong.push(`cards of ${name} were lost or doubled`);
}

/** DK-SETUP-09: by the Quest's Level the cards an Enemy deck is made of. */
const decksByLevel = (deck: EnemyDeck): readonly ReadonlySet<number>[] =>
  [0, ...LEVELS].map(
    (level) => new Set(LEVELS.filter((one) => one >= level).flatMap((one) => enemyCardsOf(deck, one))),
  );
const ENEMY_DECKS = { street: decksByLevel('street'), building: decksByLevel('building') } as const;

function cards(board: Board, wrong: string[]): void {
  const { campaign } = board;
  // Cards being drawn or laid out are in nobody's hands for the moment: they are then the only ones missing.
  const equipment = [
    ...board.party.flatMap(carried),
    ...(['adventure', 'talisman', 'necro', 'artifact'] as const).flatMap((deck) => [
      ...board[deck].pile,
      ...board[deck].discard,
    ]),
    ...(campaign === null ? [] : [...campaign.owned.flat(), ...campaign.offer]),
  ];
  if (!equipment.every((card) => among(card, EQUIPMENT.length))) wrong.push('a card that is not in the box');
  if (new Set(equipment).size !== equipment.length) wrong.push('an Equipment card is in two places');
  const { level } = questOf(board.quest);
  for (const deck of ['street', 'building'] as const) {
    const all = ENEMY_DECKS[deck][level]!;
    const piled = [...board[deck].pile, ...board[deck].discard, ...board.mist[deck]];
    const found = new Set(piled);
    if (found.size !== piled.length) wrong.push(`${deck}: a card is in two places`);
    for (const { card } of board.packs) if (card !== null && all.has(card)) found.add(card);
    if (found.size > all.size || [...found].some((card) => !all.has(card)))
      wrong.push(`${deck}: a card too many`);
  }
  conserved(
    'the Stage deck',
    STAGES.map((_, no) => no),
    [...board.stages, ...board.boss.cards, ...board.stageDiscard],
    wrong,
  );
}

function tokens(board: Board, wrong: string[]): void {
  const { boss, search, artifacts, treasure, objectives } = board;
  if (search.length > TOKENS.search) wrong.push(`${search.length} Search tokens`);
  if (artifacts.length > TOKENS.artifact) wrong.push(`${artifacts.length} Artifact tokens`);
  if (boss.doom < 0 || boss.doom > 4) wrong.push(`${boss.doom} Doom`);
  if (boss.state !== 'inactive' && boss.doom > 0) wrong.push('Doom on an active Boss');
  if (boss.state === 'active' && boss.zone === null) wrong.push('an active Boss that stands nowhere');
  const lengths = [treasure.zone, treasure.face, treasure.seen].map(({ length }) => length);
  if (new Set(lengths).size !== 1) wrong.push('Treasure tokens that do not tally');
  if (objectives.zone.length !== objectives.taken.length) wrong.push('Objectives that do not tally');
}

export function invariants(board: Board, seats = board.votes.length): readonly string[] {
  const wrong = unknown(board, seats);
  if (wrong.length > 0) return wrong;
  adventurers(board, wrong);
  figures(board, wrong);
  cards(board, wrong);
  tokens(board, wrong);
  return wrong;
}
