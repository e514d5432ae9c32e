// DC-GEN, DC-RESET: Run after Run; and whole campaigns by `careful` without a broken law.
import { belowOf, Look, open, save, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { boughtNo, combatNo, equipmentNo } from '../src/box/box.ts';
import { freshBoard } from '../src/box/box-order.ts';
import { deadCells } from '../src/index.ts';
import { resetCampaign } from '../src/campaign/reset.ts';
import { campaign } from '../src/campaign/run.ts';
import type { Board } from '../src/state.ts';
import { FIRST, scenario } from './fight.ts';
import { evening } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;

scenario(
  'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  (s) => {
    const given = evening({
      group: PAIR,
      cells: 0,
      duringGame: ['SV-21'],
      runes: ['vine'],
      defeated: ['C1'],
    });
    const { campaign: saved } = given.board;
    saved.decks.serenade.push(combatNo('SV-01'));
    saved.purgedCombat.push(combatNo('TC-01'));
    saved.equipment.push(equipmentNo('B1-s01'));
    saved.inserts.push(boughtNo('SV-16'));
    saved.markets.push(boughtNo('SV-06'));
    saved.bossCells = 2;
    saved.prices.SV = 'B';
    return s
      .given(given)
      .at(resetCampaign)
      .then(({ board }) => {
        const fresh = freshBoard([null, null], 0).campaign;
        expect({ ...board.campaign, firstSeat: 0 }).toEqual(fresh);
      });
  },
);
scenario('DC-GEN-02 DC-GEN-03 DC-MUT-08 between two Runs the Group goes on, begins anew or stops', (s) => {
  const given = evening({ group: PAIR, cells: 0 });
  given.board.campaign.runs = 3;
  given.board.run.phase = 'betweenRuns';
  return s
    .given(given)
    .at(campaign)
    .answers(FIRST, 'DC-GEN-03b', 'stop')
    .then(({ outcome }) => expect(outcome).toMatchObject({ reason: 'stopped', runs: 3, winners: [] }));
});
scenario('DC-GEN-01 who has beaten the Hand of the King has won the campaign', (s) => {
  const given = evening({ group: PAIR, cells: 0, defeated: ['C1', 'C2', 'C3'] });
  given.board.campaign.runs = 9;
  return s
    .given(given)
    .at(campaign)
    .answers(FIRST, 'DC-GEN-03b', 'stop')
    .then(({ outcome }) => expect(outcome).toMatchObject({ reason: 'handDefeated', winners: [0, 1] }));
});

/** Play by `careful` and look at the table after every answer. */
function live(seats: number, seed: string, runs: number, after: (play: Play<Board>) => void): Play<Board> {
  const play = open(deadCells, { seats, seed, options: { runs } }) as unknown as Play<Board>;
  const below = belowOf(seed);
  play.resume();
  while (!play.over) {
    const pending = play.pending[0]!;
    play.put(pending, careful.choose(new Look(play as never, pending), below));
    after(play);
  }
  return play;
}

test.each([1, 2, 3, 4])(
  'DC-GEN-10 Ledger 5.4 %i players: ten Runs by careful keep every law',
  (seats) => {
    live(seats, `laws ${seats}`, 10, (play) => expect(deadCells.invariants(play.state.board)).toEqual([]));
  },
  120_000,
);

test.each([1, 2, 3, 4])(
  '%i players: a game saved in the middle of a Combat has at most 8 kB, in whatever Run',
  (seats) => {
    const looked = { combats: 0, largest: 0, runs: 0 };
    for (const [seed, runs] of [
      ['late', 25],
      ['early', 3],
      ['other', 3],
    ] as const) {
      let answers = 0;
      live(seats, `${seed} ${seats}`, runs, (play) => {
        const { combat, campaign } = play.state.board;
        if (combat === null || answers++ % 5 > 0) return;
        looked.combats += 1;
        looked.runs = Math.max(looked.runs, campaign.runs);
        looked.largest = Math.max(looked.largest, Buffer.byteLength(save(play as never)));
      });
    }
    expect(looked.combats).toBeGreaterThan(200);
    expect(looked.runs).toBe(25);
    expect(looked.largest).toBeLessThanOrEqual(8192);
  },
  240_000,
);
