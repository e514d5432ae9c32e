// One Quest or one Campaign by `careful`, boiled down to what the balance is about.
import { belowOf } from '@gravetable/kernel';
import { bestPen } from '../../src/bots/weapons.ts';
import { FIRST_PARTY } from '../../src/options.ts';
import { questOf } from '../../src/cards/quests/index.ts';
import { bossStats } from '../../src/enemies/packs.ts';
import type { Event } from '../../src/events.ts';
import { deadKeep } from '../../src/index.ts';
import type { Board } from '../../src/state.ts';
import { give, nextOf, opened, type Keep } from '../driving.ts';

/** What is to be played. */
export interface Plan {
  readonly quest: string;
  readonly n: number;
  readonly seats: number;
  readonly party: readonly string[];
  /** Look at the laws of the table after every answer. */
  readonly check: boolean;
}

export interface Played {
  readonly quest: string;
  readonly seats: number;
  readonly size: number;
  readonly party: readonly string[];
  readonly won: boolean;
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
  readonly emptied: number;
  /** The Boss's Stage cards when it woke, beyond those of the set-up; null: it never woke. */
  readonly lives: number | null;
  /** Groups of Enemies that stayed, moved or attacked. */
  readonly stays: number;
  readonly acts: number;
  /** At the end nobody who stands could wound the waking or awake Boss. */
  readonly blunt: boolean;
  readonly found: readonly string[];
  readonly kept: readonly string[];
  readonly bought: readonly string[];
  /** Of a Campaign: Quests played, won, and the Chapter reached after each. */
  readonly campaign: {
    readonly played: number;
    readonly won: readonly string[];
    readonly chapters: readonly number[];
  } | null;
}

/** A Quest that takes so many answers has no end; a Campaign may be longer. */
const ENDLESS = { quest: 8_000, campaign: 200_000 } as const;

/** The party of newcomers, as many of it as the Quest wants. */
export const fullParty: readonly string[] = FIRST_PARTY;
export function leastParty(quest: string): readonly string[] {
  return FIRST_PARTY.slice(0, quest === 'campaign' ? 6 : questOf(quest).adventurers.min);
}

const isBlunt = (board: Board): boolean =>
  board.boss.state !== 'gone' && !board.party.some((_, who) => bestPen(board, who) >= bossStats(board).armor);

function lookAt(play: Keep, seed: string): void {
  const wrong = deadKeep.invariants(play.state.board);
  if (wrong.length > 0) throw new Error(`${seed}: ${wrong.join('; ')}`);
}

export function playedOf({ quest, n, seats, party, check }: Plan): Played {
  const seed = `${quest} ${party.length} ${seats} ${n}`;
  const play = opened(seats, seed, { quest, party: [...party] });
  const found: string[] = [];
  const kept: string[] = [];
  const bought: string[] = [];
  const chapters: number[] = [];
  let [stays, acts, woken] = [0, 0, -1];
  play.listen(({ open, secret }) => {
    const event = (open ?? secret) as Event;
    if (event.kind === 'stays') stays++;
    if (event.kind === 'packMoves' || event.kind === 'enemyAttacks') acts++;
    if (event.kind === 'bossActive') woken = event.n;
    if (event.kind === 'searched') found.push(...event.cards);
    if (event.kind === 'takesArtifact') found.push(event.card);
    if (event.kind === 'kept') kept.push(...event.cards);
    if (event.kind === 'buys') bought.push(event.card);
    if (event.kind === 'questBegins' && play.state.board.campaign !== null)
      chapters.push(play.state.board.campaign.chapter);
  });
  const below = belowOf(seed);
  const most = ENDLESS[quest === 'campaign' ? 'campaign' : 'quest'];
  let decisions = 0;
  for (; !play.over && decisions < most; decisions++) {
    give(play, nextOf(play, below));
    if (check) lookAt(play, `${seed}, answer ${decisions}`);
  }
  const { board } = play.state;
  const { campaign } = board;
  const won = quest === 'campaign' ? campaign!.won.includes('Q12') : board.over === 'won';
  return {
    quest,
    seats,
    size: party.length,
    party,
    won,
    reason: play.over ? board.reason : 'endless',
    rounds: board.round,
    decisions,
    emptied: board.boss.emptied,
    lives: woken < 0 || quest === 'campaign' ? null : woken - questOf(quest).boss.stages,
    stays,
    acts,
    blunt: !won && isBlunt(board),
    found,
    kept,
    bought,
    campaign: campaign === null ? null : { played: campaign.played, won: campaign.won.slice(), chapters },
  };
}
