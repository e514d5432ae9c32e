// Whole Quests by lot: every Quest at every party size, and with a party that lasts; no law of the table is ever broken.
import { belowOf, isRefusal, One, open, type Below, type Pending, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { cardNo, EQUIPMENT } from '../src/cards/box.ts';
import { ADVENTURER_IDS, QUEST_IDS } from '../src/cards/ids.ts';
import { questOf } from '../src/cards/quests/index.ts';
import type { Choice } from '../src/choices.ts';
import { deadKeep } from '../src/index.ts';
import { objection } from '../src/legal.ts';
import type { Board } from '../src/state.ts';

type Keep = Play<Board>;
type Chooser = (play: Keep, pending: Pending, below: Below) => unknown;

const byLot: Chooser = (play, pending, below) => play.ask(pending).sample(below);

/** Whoever can fights, takes what lies there and opens doors: so Bosses wake and fall. */
const boldly: Chooser = (play, pending, below) => {
  const ask = play.ask(pending);
  if (!(ask instanceof One) || below(3) === 0) return ask.sample(below);
  const bold = (ask.options as readonly { do?: string }[]).filter(
    (one) => one.do === 'attack' || one.do === 'take' || one.do === 'door',
  );
  return bold.length === 0 ? ask.sample(below) : bold[below(bold.length)];
};

/** Artifacts for everybody, and Potions enough to go on. */
function equip(board: Board): void {
  const gifts = ['NA-03', 'NA-18', 'NA-13', 'NA-07', 'NA-02', 'NA-20'].map(cardNo);
  board.artifact.pile = board.artifact.pile.filter((card) => !gifts.includes(card));
  board.party.forEach((a, who) => {
    board.adventure.discard.push(...a.hands.splice(0, 1));
    a.hands.unshift(gifts[who]!);
    a.mana = 10;
    a.potions = 12;
  });
}

const PAID = { pay: 'action' } as const;

/** Moves, Sprints, Bloodlust and attacks on Undead, to and at any Zone of the map: legal or not. */
function thinkable(board: Board, who: number): Choice[] {
  const weapons = board.party[who]!.hands.filter((card) => EQUIPMENT[card]!.weapon !== null);
  return board.revealed.flatMap((_, zone): Choice[] => [
    { do: 'move', to: zone, ...PAID },
    { do: 'sprint', to: zone, ...PAID },
    { do: 'bloodlust', to: zone, ...PAID },
    ...weapons.map((card): Choice => ({ do: 'attack', card, line: 0, zone, at: 'undead', ...PAID })),
  ]);
}

/** What a Turn's question offers is what nothing speaks against, and nothing of that is left out. */
function checkMenu(board: Board, options: readonly Choice[]): void {
  const { who } = board.turn;
  expect(options.filter((one) => objection(board, who!, one) !== null)).toEqual([]);
  const legal = thinkable(board, who!).filter((one) => objection(board, who!, one) === null);
  expect(options).toEqual(expect.arrayContaining(legal));
}

const MENU_EVERY = 5;
const MOST_ANSWERS = 1500;

function live(seed: string, seats: number, options: object, choose: Chooser, gifted = false): Keep {
  const below = belowOf(seed);
  const play = open(deadKeep, { seats, seed, options: options as never });
  if (isRefusal(play)) throw new Error(`${play.code} ${JSON.stringify(play.data)}`);
  const table = play as unknown as Keep;
  table.resume();
  let waiting = gifted;
  for (let answers = 0; !table.over && answers < MOST_ANSWERS; answers++) {
    if (waiting && table.state.board.phase === 'players') {
      equip(table.state.board);
      waiting = false;
    }
    const pending = table.pending[0]!;
    if (pending.op.label === 'DK-PP-03a' && answers % MENU_EVERY === 0)
      checkMenu(table.state.board, (table.ask(pending) as One<Choice>).options);
    const value = choose(table, pending, below);
    table.put(pending, value as never);
    const wrong = deadKeep.invariants(table.state.board);
    if (wrong.length > 0)
      throw new Error(`${seed}, answer ${answers} (${pending.op.label}): ${wrong.join('; ')}`);
  }
  return table;
}

/** So many of the sixteen, by lot. */
function partyOf(seed: string, n: number): string[] {
  const below = belowOf(`party ${seed}`);
  const left: string[] = [...ADVENTURER_IDS];
  return Array.from({ length: n }, () => left.splice(below(left.length), 1)[0]!);
}

const CASES = QUEST_IDS.flatMap((quest) => {
  const { min, max } = questOf(quest).adventurers;
  return Array.from({ length: max - min + 1 }, (_, more) => ({ quest, n: min + more }));
});

test.each(CASES)('DK-GEN-05 $quest with $n Adventurers, by lot to its end', ({ quest, n }) => {
  const seed = `${quest} ${n}`;
  const play = live(seed, 1 + (n % 3), { quest, party: partyOf(seed, n) }, byLot);
  expect(play.over).toBe(true);
  expect(play.state.board.over).not.toBe(null);
});
test.each(QUEST_IDS)('DK-BOSS-07 %s by a bold party that lasts', (quest) => {
  const party = partyOf(quest, questOf(quest).adventurers.max);
  const { board } = live(`bold ${quest}`, 2, { quest, party }, boldly, true).state;
  expect(board.round).toBeGreaterThan(2);
});
test('DK-CAMP-01 a Campaign by lot, until the table stops', () => {
  const play = live('campaign', 2, { quest: 'campaign', party: partyOf('campaign', 5) }, byLot);
  expect(play.over).toBe(true);
  expect(play.state.outcome).toMatchObject({ reason: 'stopped' });
});
