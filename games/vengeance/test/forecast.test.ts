// The forecast of the den, held against what the rules then do.

import { belowOf, isRefusal, Look, open, type Json, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { forecast, type Forecast } from '../src/forecast.ts';
import { vengeance } from '../src/index.ts';
import type { Event } from '../src/rulebook.ts';
import { scoreOf } from '../src/scoring.ts';
import type { Board } from '../src/state.ts';
import type { View } from '../src/view.ts';

type Game = Play<Board, Event, View>;

const SOURCES = ['VG-RULING-26', 'VG-RULING-54'];

/** Solo games of the careful bot; `at` is called with every question of a fight. */
function fights(seeds: number, at: (play: Game) => void): void {
  for (let seed = 0; seed < seeds; seed++) {
    const play = open(vengeance, { seats: 1, seed: `foretold ${seed}`, options: {} });
    if (isRefusal(play)) throw new Error(play.code);
    play.resume();
    const below = belowOf(`foretold ${seed}`);
    while (!play.over) {
      if (play.state.board.phase === 'fighting') at(play as Game);
      const pending = play.pending[0]!;
      play.put(pending, play.ask(pending).accept(careful.choose(new Look(play, pending), below)));
    }
  }
}

const told = (play: Game, answer: Json = null): Forecast | null =>
  forecast(() => play.fork() as Game, 0, answer) as Forecast | null;

test('VG-RES-05 VG-RES-08 ending now comes to what Resolution then does', () => {
  let ends = 0;
  fights(3, (play) => {
    const pending = play.pendingOf(0)!;
    if (pending.op.label !== 'VG-RULING-26') return;
    const { ending } = told(play)!;
    const real = play.fork() as Game;
    const p = real.state.board.players[0]!;
    const before = { beatings: p.beatings, loot: p.loot };
    let wounds = 0;
    real.listen(({ open: event }) => {
      if (event?.kind === 'woundedByEnemies') wounds = Number(event['n']);
    });
    real.put(real.pendingOf(0)!, real.ask(real.pendingOf(0)!).accept({ do: 'done' }));
    while (real.state.board.phase === 'resolution') {
      const next = real.pendingOf(0)!;
      const options = Array.from({ length: real.ask(next).count() }, (_, n) => real.ask(next).nth(n));
      const isLoot = (one: unknown): boolean => (one as { action?: string }).action === 'loot';
      real.put(next, options.find(isLoot) ?? options.at(-1)!);
    }
    const then = { wounds, beating: p.beatings > before.beatings, loot: p.loot - before.loot };
    expect(ending).toMatchObject(then);
    if (real.over) expect(ending!.score).toBe(scoreOf(p).total);
    ends += Number(wounds > 0) + Number(then.loot > 0);
  });
  expect(ends).toBeGreaterThan(5);
});

test('VG-FIGHT-06 whom an effect may take, where it may lead and what it may clear is what playing it does', () => {
  let taken = 0;
  fights(3, (play) => {
    const pending = play.pendingOf(0)!;
    if (!SOURCES.includes(pending.op.label)) return;
    const ask = play.ask(pending);
    for (let n = 0; n < ask.count(); n++) {
      const answer = ask.nth(n) as Json;
      const { reach } = told(play, answer) ?? { reach: null };
      if (reach === null) continue;
      // One way by lot: whatever it does was foretold.
      const below = belowOf(`way ${n}`);
      const way = play.fork() as Game;
      const before = way.view(0).players[0]!;
      way.put(way.pendingOf(0)!, way.ask(way.pendingOf(0)!).accept(answer));
      while (way.pendingOf(0) !== undefined && way.state.board.phase === 'fighting') {
        const next = way.pendingOf(0)!;
        if (SOURCES.includes(next.op.label)) break;
        way.put(next, way.ask(next).sample(below));
      }
      if (way.state.board.phase !== 'fighting') continue;
      const after = way.view(0).players[0]!;
      const dead = (rooms: typeof before.rooms) =>
        rooms.flatMap(({ enemies }) => enemies.filter(({ state }) => state === 'dead').map(({ id }) => id));
      const fallen = dead(after.rooms).filter((id) => !dead(before.rooms).includes(id));
      for (const id of fallen.filter((one) => one !== 'boss')) expect(reach.takes).toContain(id);
      if (after.room !== before.room) expect(reach.opens).toContain(after.room);
      if (after.boss!.lost > before.boss!.lost) expect(reach.boss).toBe(true);
      for (const room of after.rooms) {
        const was = before.rooms.find(({ id }) => id === room.id)!;
        if (room.cleared && !was.cleared) expect(reach.clears).toContain(room.id);
      }
      taken += fallen.length;
    }
  });
  expect(taken).toBeGreaterThan(10);
});

test('nothing is foretold of others, of the past of a fight, or of an answer nobody may give', () => {
  let looked = false;
  fights(1, (play) => {
    if (looked) return;
    looked = true;
    expect(forecast(() => play.fork() as Game, null, null)).toBeNull();
    expect(told(play, { do: 'roll', dice: 'M' })).toBeNull();
    expect(told(play, { do: 'useItem', item: 'nothing' })).toBeNull();
  });
});
