/** A made-up crawler with a board of about 10 kB and no end: for measuring copies, saves and long games. */

import {
  choose,
  defineGame,
  dice,
  flag,
  int,
  isRefusal,
  list,
  maybe,
  open,
  record,
  rulebook,
  text,
  word,
  type Outcome,
  type Play,
  type Shaped,
} from '@gravetable/kernel';

const enemy = record({
  kind: word('footman', 'deadeye', 'horseman'),
  zone: int(),
  wounds: int(),
  target: maybe(int()),
  activated: flag(),
});
const hero = record({
  name: text(),
  zone: int(),
  health: int(),
  hand: list(int()),
  bag: list(int()),
  skills: list(int()),
  actions: int(),
});
const zone = record({ noise: int(), doors: list(int()), mist: flag(), search: maybe(int()) });
const shape = record({
  round: int(),
  heroes: list(hero),
  enemies: list(enemy),
  zones: list(zone),
  deck: list(int()),
  discard: list(int()),
  spawn: list(int()),
});
type Board = Shaped<typeof shape>;

const { procedure, ...book } = rulebook<Board>();

const crawl = procedure<object, Outcome>('crawl')
  .while(
    'CR-GAME-01',
    () => true,
    (each) =>
      each
        .ask('CR-GAME-02', 'zone', (t) => choose(t.board.round % 4, t.board.zones[t.board.round % 40]!.doors))
        .chance('CR-GAME-03', 'faces', () => dice(2, [1, 2, 3, 4, 5, 6]))
        .do('CR-GAME-04', (t, v) => {
          const { heroes, enemies, deck, discard } = t.board;
          heroes[t.board.round % 4]!.zone = v.zone;
          const struck = enemies[(v.faces[0]! * 6 + v.faces[1]!) % enemies.length]!;
          struck.wounds = (struck.wounds + v.faces[0]!) % 5;
          struck.target = t.board.round % 4;
          discard.push(deck.shift()!);
          deck.push(discard.shift()!);
          t.board.round++;
        }),
  )
  .return('CR-GAME-05', () => ({ winners: [], reason: 'never' }))
  .end();

export const crawler = defineGame({
  id: 'crawler',
  version: '1',
  seats: { min: 4, max: 4 },
  options: [],
  shape,
  ledger: ['CR-GAME-01', 'CR-GAME-02', 'CR-GAME-03', 'CR-GAME-04', 'CR-GAME-05'],
  rulebook: { procedure, ...book },
  setup: () => ({
    round: 0,
    heroes: Array.from({ length: 4 }, (_, i) => ({
      name: `hero-${i}`,
      zone: i,
      health: 5,
      hand: [i, i + 10],
      bag: [20, 21, 22, 23, 24].map((card) => card + i),
      skills: [1, 2, 3],
      actions: 3,
    })),
    enemies: Array.from({ length: 70 }, (_, i) => ({
      kind: (['footman', 'deadeye', 'horseman'] as const)[i % 3]!,
      zone: i % 40,
      wounds: 0,
      target: i % 5 === 0 ? null : i % 4,
      activated: i % 2 === 0,
    })),
    zones: Array.from({ length: 40 }, (_, i) => ({
      noise: i % 3,
      doors: [(i + 1) % 40, (i + 7) % 40, (i + 39) % 40],
      mist: i % 9 === 0,
      search: i % 4 === 0 ? i : null,
    })),
    deck: Array.from({ length: 120 }, (_, i) => i),
    discard: [900, 901],
    spawn: Array.from({ length: 40 }, (_, i) => i),
  }),
  start: () => crawl.with(),
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [],
  text: { en: {}, fr: {} },
  content: { facts: 'zones and enemies', inventory: () => ({}) },
  invariants: () => [],
});

/** A crawl after some rounds. */
export function midGame(): Play<Board> {
  const play = open(crawler, { seats: 4, seed: 'bench' });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  for (let i = 0; i < 200; i++) {
    const pending = play.pending[0]!;
    play.put(pending, play.ask(pending).nth(0));
  }
  return play as unknown as Play<Board>;
}
