// One Quest or one Campaign by `careful`, boiled down to what the balance is about.
import { belowOf, type Below } from '@gravetable/kernel';
import { bestPen } from '../../src/bots/weapons.ts';
import { questOf } from '../../src/cards/quests/index.ts';
import { bossStats } from '../../src/enemies/packs.ts';
import type { Event } from '../../src/events.ts';
import { deadKeep } from '../../src/index.ts';
import type { Board } from '../../src/state.ts';
import { give, nextOf, opened, type Keep, type Move } from '../driving.ts';

/** What is to be played. */
export interface Plan {
  readonly quest: string;
  readonly n: number;
  readonly seats: number;
  readonly party: readonly string[];
  /** Level-ups are answered by lot instead of by `careful`, so that Skills can be compared with their siblings. */
  readonly lot: boolean;
  /** Look at the laws of the table after every answer. */
  readonly check: boolean;
}

export interface Played extends Plan {
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
  /** Enemy and Stage cards in the Rounds they came in, once each; those of the last Round once more. */
  readonly drawn: readonly string[];
  readonly last: readonly string[];
  /** Skills learned: the Adventurer and the Skill, as one word. */
  readonly learned: readonly string[];
  /** Of a Campaign: Quests played, won, and the Chapter reached after each. */
  readonly campaign: {
    readonly played: number;
    readonly won: readonly string[];
    readonly chapters: readonly number[];
  } | null;
}

/** A Quest that takes so many answers has no end; a Campaign may be longer. */
const ENDLESS = { quest: 8_000, campaign: 200_000 } as const;

const isBlunt = (board: Board): boolean =>
  board.boss.state !== 'gone' && !board.party.some((_, who) => bestPen(board, who) >= bossStats(board).armor);

function lookAt(play: Keep, seed: string): void {
  const wrong = deadKeep.invariants(play.state.board);
  if (wrong.length > 0) throw new Error(`${seed}: ${wrong.join('; ')}`);
}

/** A level-up by lot where the plan wants that; anything else as `careful` does it. */
function moveOf(play: Keep, below: Below, lot: boolean): Move {
  const move = nextOf(play, below);
  if (!lot || move.power !== null) return move;
  const ask = play.ask(move.pending);
  const { kind } = (ask.aside ?? {}) as { readonly kind?: string };
  return kind === 'levelUp' ? { ...move, answer: ask.sample(below) } : move;
}

/** Cards by Round: each Round counts a card once. */
class Drawn {
  readonly all: string[] = [];
  #round: string[] = [];

  add(card: string): void {
    if (!this.#round.includes(card)) this.#round.push(card);
  }

  nextRound(): void {
    this.all.push(...this.#round);
    this.#round = [];
  }

  get last(): readonly string[] {
    return this.#round;
  }
}

export function playedOf(plan: Plan): Played {
  const { quest, n, seats, party, lot, check } = plan;
  const seed = `${quest} ${party.length} ${seats} ${n}`;
  const play = opened(seats, seed, { quest, party: [...party] });
  const found: string[] = [];
  const kept: string[] = [];
  const bought: string[] = [];
  const chapters: number[] = [];
  const learned: string[] = [];
  const drawn = new Drawn();
  let [stays, acts, woken] = [0, 0, -1];
  play.listen(({ open, secret }) => {
    const event = (open ?? secret) as Event;
    if (event.kind === 'stays') stays++;
    if (event.kind === 'packMoves' || event.kind === 'enemyAttacks') acts++;
    if (event.kind === 'bossActive') woken = event.n;
    if (event.kind === 'searched') found.push(...event.cards);
    if (event.kind === 'takesArtifact') found.push(event.card);
    if (event.kind === 'offers') found.push(...event.cards);
    if (event.kind === 'kept') kept.push(...event.cards);
    if (event.kind === 'buys') bought.push(event.card);
    if (event.kind === 'learns') learned.push(`${event.adventurer} ${event.skill}`);
    if (event.kind === 'roundBegins') drawn.nextRound();
    if (event.kind === 'cardDrawn') drawn.add(event.enemyCard);
    if (event.kind === 'stageDrawn' || event.kind === 'bossFalls') drawn.add(event.stage);
    if (event.kind === 'questBegins' && play.state.board.campaign !== null)
      chapters.push(play.state.board.campaign.chapter);
  });
  const below = belowOf(seed);
  const most = ENDLESS[quest === 'campaign' ? 'campaign' : 'quest'];
  let decisions = 0;
  for (; !play.over && decisions < most; decisions++) {
    give(play, moveOf(play, below, lot));
    if (check) lookAt(play, `${seed}, answer ${decisions}`);
  }
  const { board } = play.state;
  const { campaign } = board;
  const won = quest === 'campaign' ? campaign!.won.includes('Q12') : board.over === 'won';
  return {
    ...plan,
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
    drawn: [...drawn.all, ...drawn.last],
    last: drawn.last,
    learned,
    campaign: campaign === null ? null : { played: campaign.played, won: campaign.won.slice(), chapters },
  };
}
