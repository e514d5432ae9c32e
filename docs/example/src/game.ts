/** The game: EX-GEN, EX-SETUP, EX-NIGHT, EX-END. */

import { dice, shuffled, strand, type Outcome } from '@gravetable/kernel';
import { cock, digging } from './digging.ts';
import { hideCoins, sellRelics } from './fence.ts';
import { openGrave } from './graves.ts';
import { kindOf, KINDS, RELICS, type Relic } from './relics.ts';
import { diggerOf, inTurn, procedure, type T } from './rulebook.ts';
import { ALONE_PER_NIGHT, FACES, type Board } from './state.ts';

const HAND = 2;
const DICE_EACH = 3;
const WATCHMAN_COMES = 2;

export function emptyTable(
  seats: number,
  nights: number,
  calm: boolean,
  kinds: readonly string[] = KINDS.map(({ id }) => id),
): Board {
  return {
    night: 0,
    nights,
    calm,
    first: 0,
    crowed: false,
    heap: [],
    deck: RELICS.filter((relic) => kinds.includes(kindOf(relic))),
    graves: [],
    depths: [],
    sold: [],
    lost: [],
    light: null,
    diggers: Array.from({ length: seats }, () => ({
      hand: [],
      dice: [],
      purse: 1,
      niche: 0,
      lantern: true,
      spat: false,
      stopped: false,
    })),
  };
}

/** EX-NIGHT-01 Nightfall: graves are laid, their depths and the heap are thrown. */
export const nightfall = procedure('nightfall')
  .do('EX-NIGHT-01', (t) => layGraves(t))
  .chance('EX-NIGHT-02', 'depths', (t) => dice(2 * t.board.graves.length, FACES))
  .chance('EX-NIGHT-03', 'heap', (t) => dice(DICE_EACH * t.seats.length, FACES))
  .do('EX-NIGHT-03b', (t, v) => {
    t.board.depths = t.board.graves.map((_, at) => v.depths[2 * at]! + v.depths[2 * at + 1]!);
    t.board.heap = v.heap.toSorted((a, b) => a - b);
    t.tell?.({ kind: 'nightfall', night: t.board.night, n: t.board.graves.length, reveals: true });
  })
  .end();

/** EX-DIG-01, EX-OPEN, EX-SELL, EX-HIDE One night, from nightfall to the watchman. */
export const night = procedure('night')
  .call('EX-NIGHT-01a', () => nightfall.with())
  .together('EX-DIG-01', (t) => [
    ...t.seats.map((seat) => strand(seat, digging.with({ seat }))),
    ...(t.board.calm ? [] : [cock]),
  ])
  .set('EX-OPEN-01', 'turn', () => 0)
  .while(
    'EX-OPEN-01a',
    (t, v) => v.turn < t.seats.length,
    (each) =>
      each
        .call('EX-OPEN-01b', 'opened', (t, v) => openGrave.with({ seat: inTurn(t, v.turn) }))
        .do('EX-OPEN-01c', (_, v) => {
          v.turn += 1;
        }),
  )
  .set('EX-SELL-01', 'seller', () => 0)
  .while(
    'EX-SELL-01a',
    (t, v) => v.seller < t.seats.length,
    (each) =>
      each
        .call('EX-SELL-01b', (t, v) => sellRelics.with({ seat: inTurn(t, v.seller) }))
        .do('EX-SELL-01c', (_, v) => {
          v.seller += 1;
        }),
  )
  .together('EX-HIDE-01', (t) => t.seats.map((seat) => strand(seat, hideCoins.with({ seat }))))
  .chance('EX-HIDE-02', 'watch', () => dice(1, FACES))
  .do('EX-HIDE-02b', (t, v) => watchman(t, v.watch[0]!))
  .do('EX-NIGHT-04', (t) => dawn(t))
  .end();

/** EX-GEN-01 The whole game. */
export const lanternHill = procedure<object, Outcome>('lanternHill')
  .chance('EX-SETUP-01', 'deck', (t) => shuffled(t.board.deck))
  // Hidden things do not stay among the kept values: they move to the table.
  .do('EX-SETUP-02', (t, v) => deal(t, v.deck.splice(0)))
  .while(
    'EX-GEN-01',
    (t) => t.board.night < t.board.nights,
    (each) => each.call('EX-GEN-01a', () => night.with()),
  )
  .return('EX-END-01', (t) => outcome(t))
  .end();

function deal(t: T, deck: Relic[]): void {
  t.board.deck = deck;
  for (const who of t.seats) {
    const hand = t.board.deck.splice(0, HAND);
    diggerOf(t, who).hand = hand;
    t.tell?.(
      { kind: 'dealt', who, n: HAND },
      { to: [who], event: { kind: 'handed', who, relics: hand.map(kindOf), reveals: true } },
    );
  }
}

function layGraves(t: T): void {
  t.board.night += 1;
  t.board.graves = t.board.deck.splice(0, t.seats.length + 1);
}

/** EX-HIDE-02 Half of each purse, rounded up, unless the watchman sleeps. */
function watchman(t: T, face: number): void {
  t.tell?.({ kind: 'watchman', face, reveals: true });
  if (face > WATCHMAN_COMES) return;
  for (const who of t.seats) {
    const digger = diggerOf(t, who);
    const coins = Math.ceil(digger.purse / 2);
    digger.purse -= coins;
    if (coins > 0) t.tell?.({ kind: 'robbed', who, coins });
  }
}

function dawn(t: T): void {
  t.board.lost.push(...t.board.graves);
  t.board.graves = [];
  t.board.depths = [];
  t.board.heap = [];
  t.board.crowed = false;
  t.board.first = inTurn(t, 1);
  for (const digger of t.board.diggers) {
    digger.dice = [];
    digger.spat = false;
    digger.stopped = false;
  }
}

function outcome(t: T): Outcome {
  const scores = t.board.diggers.map(({ purse, niche }) => purse + niche);
  const most = Math.max(...scores);
  if (scores.length === 1) {
    const won = most >= ALONE_PER_NIGHT * t.board.nights;
    return { winners: won ? [0] : [], reason: won ? 'rich' : 'poor', scores };
  }
  const winners = t.seats.filter((seat) => scores[seat] === most);
  return { winners, reason: winners.length > 1 ? 'shared' : 'rich', scores };
}
