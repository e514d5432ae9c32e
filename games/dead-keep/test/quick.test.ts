// Tries are played on at a glance: no answer is refused, nothing that is kept goes stale, and as much is won as by `careful`.

import {
  belowOf,
  fall,
  isRefusal,
  open,
  type Below,
  type One,
  type Pending,
  type Play,
} from '@gravetable/kernel';
import { describe, expect, it } from 'vitest';
import { Field, fieldOf } from '../src/bots/quick-field.ts';
import { Fight } from '../src/bots/quick-fight.ts';
import { aimOf } from '../src/bots/quick-goals.ts';
import { quick } from '../src/bots/quick.ts';
import { TASTE } from '../src/bots/quick-taste.ts';
import { guide } from '../src/bots/guide.ts';
import { potionNow } from '../src/bots/sharing.ts';
import { QUEST_IDS } from '../src/cards/ids.ts';
import type { Drink } from '../src/health.ts';
import { deadKeep } from '../src/index.ts';
import { zonesOf } from '../src/enemies/lookout.ts';
import { isKo } from '../src/health.ts';
import type { Board } from '../src/state.ts';

/** A game that goes on and on is left there. */
const LONGEST = 5000;

function opened(seed: string, seats: number, quest: string): Play<Board> {
  const play = open(deadKeep, { seats, seed, options: { quest } as never });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as Play<Board>;
}

/** One more answer, as a search gives it. */
function advance(play: Play<Board>, answering: typeof quick, below: Below): void {
  const pending = play.pending[0]!;
  if (pending.chance !== null) return play.put(pending, fall(pending.chance, below));
  const power = guide.use!(play, pending);
  if (power === null) return play.put(pending, answering(play, pending, below));
  expect(play.answer(pending.seat, power.id, power.answer)).toBeNull();
}

type Watch = (play: Play<Board>, pending: Pending, answer: unknown, below: Below) => void;

/** A whole game; whether it was won. */
function isWon(seed: string, seats: number, quest: string, watch?: Watch): boolean {
  const play = opened(seed, seats, quest);
  const below = belowOf(seed);
  const answering: typeof quick = (one, pending, lots) => {
    const answer = quick(one, pending, lots);
    watch?.(play, pending, answer, lots);
    return answer;
  };
  for (let given = 0; given < LONGEST && !play.over; given++) advance(play, answering, below);
  return play.over && play.outcome!.winners.includes(0);
}

const MEANT = [
  'DK-PP-03a',
  'DK-PP-01b',
  'DK-RULING-117',
  'DK-RULING-138',
  'DK-RULING-66b',
  'DK-MELEE-01',
  'DK-ATK-03a',
];

describe('a glance', () => {
  it('gives answers the rules take, in every Quest and with every number of seats', () => {
    const met = new Set<string>();
    QUEST_IDS.forEach((quest, no) => {
      isWon(`legal ${no}`, 1 + (no % 6), quest, (play, pending, answer) => {
        met.add(pending.op.label);
        expect(isRefusal(play.ask(pending).accept(answer)), pending.op.label).toBe(false);
      });
    });
    for (const label of MEANT) expect(met, label).toContain(label);
  });

  it('looks at Enemies anew when anything about them has changed', () => {
    const fresh = new Field();
    let n = 0;
    for (const quest of ['Q02', 'Q06', 'Q10'] as const)
      isWon(`field ${quest}`, 2, quest, (play, pending) => {
        const { board } = play.state;
        if (pending.op.label !== 'DK-PP-03a') return;
        fresh.read(board, TASTE);
        expect(fieldOf(board, TASTE)).toEqual(fresh);
        n++;
      });
    expect(n).toBeGreaterThan(300);
  });

  it('finds the same goal after another table was looked at', () => {
    const other = opened('other', 1, 'Q03').state.board;
    let n = 0;
    for (const quest of ['Q05', 'Q08', 'Q12'] as const)
      isWon(`goal ${quest}`, 1, quest, (play, pending) => {
        const { board } = play.state;
        if (pending.op.label !== 'DK-PP-03a') return;
        const aim = (): unknown => aimOf(board, board.turn.who!, fieldOf(board, TASTE), TASTE);
        const kept = aim();
        aimOf(other, 0, fieldOf(other, TASTE), TASTE);
        expect(aim()).toEqual(kept);
        n++;
      });
    expect(n).toBeGreaterThan(300);
  });

  it('answers alike whatever it has seen before', () => {
    // The same Adventurers, who come by different things: now and then something else is done.
    const lots = ['first', 'second', 'third'];
    const games = () =>
      lots.map((one) => ({ play: opened('alike', 1, 'Q04'), below: belowOf(one), answers: [] }));
    const on = ({ play, below, answers }: { play: Play<Board>; below: Below; answers: unknown[] }): void => {
      const noting: typeof quick = (one, pending, drawn) => {
        const answer = quick(one, pending, drawn);
        answers.push(answer);
        return drawn(8) === 0 ? one.ask(pending).sample(drawn) : answer;
      };
      if (!play.over) advance(play, noting, below);
    };
    const apart = games();
    for (const game of apart) while (!game.play.over) on(game);
    const together = games();
    while (together.some(({ play }) => !play.over)) together.forEach(on);
    expect(together.map(({ answers }) => answers)).toEqual(apart.map(({ answers }) => answers));
    expect(apart[0]!.answers).not.toEqual(apart[1]!.answers);
  });

  it('drinks whenever habit would', () => {
    let drunk = 0;
    for (let no = 0; no < 6; no++)
      isWon(`potion ${no}`, 1 + (no % 2), 'Q07', (play, pending) => {
        const { board } = play.state;
        const power = play.powersOf(pending.seat).find((one) => one.power.label === 'DK-TREAS-03');
        const answer = power === undefined ? null : potionNow(board, (power.ask as One<Drink>).options);
        expect(guide.use!(play, pending)?.answer ?? null).toEqual(answer);
        drunk += board.party.some(isKo) ? 1 : 0;
      });
    expect(drunk).toBeGreaterThan(0);
  });

  it('wins as often as `careful`, who won 91 of these 128 deals', { timeout: 60_000 }, () => {
    let won = 0;
    for (const quest of QUEST_IDS.slice(0, 8))
      for (let no = 0; no < 16; no++) if (isWon(`balance ${no}`, 1, quest)) won++;
    expect(won).toBeGreaterThanOrEqual(91);
  });
});

describe('where others stand', () => {
  it.each(QUEST_IDS)('is known of every Zone of %s', (quest) => {
    const { board } = opened(`manned ${quest}`, 3, quest).state;
    for (const zone of zonesOf(board)) {
      board.party[1]!.zone = zone;
      const fight = new Fight(board, 0, TASTE);
      const manned = zonesOf(board).filter((at) => fight.isManned(at));
      const stand = board.party.flatMap((one, no) => (no === 0 || isKo(one) ? [] : [one.zone]));
      expect(manned, `${zone}`).toEqual([...new Set(stand)].sort((a, b) => a - b));
    }
  });
});
