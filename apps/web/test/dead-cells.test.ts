import { surely, withTracks } from '../src/tables/dead-cells/combat/HeroRow.tsx';
import { passedBy } from '../src/tables/dead-cells/map/story.ts';
import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  determinise,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type Play,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { adviceOn } from '../src/tables/dead-cells/asking/advice.ts';
import { choicesOf } from '../src/tables/dead-cells/asking/choices.ts';
import {
  factsOf,
  foeOf,
  ROUNDS,
  SPACES,
  type EnemyView,
  type Facts,
  type Lines,
  type View,
} from '../src/tables/dead-cells/cards/facts.ts';
import { aimOf, cellsOf, type Forecast } from '../src/tables/dead-cells/combat/forecast.ts';
import { runsOf } from '../src/tables/dead-cells/mutation/history.ts';
import { hungIn } from '../src/tables/dead-cells/combat/hung.ts';
import { boughtIcon, combatIcon, equipmentIcon, foeIcon } from '../src/tables/dead-cells/cards/icons.ts';
import { actorAt, pace } from '../src/tables/dead-cells/combat/shown.ts';
import { place, standOf } from '../src/tables/dead-cells/map/map.ts';
import { nextSlot } from '../src/tables/dead-cells/sheet/slots.ts';
import { adviceBy } from '../src/tables/dead-cells/asking/votes.ts';
import { en } from '../src/tables/dead-cells/words/en.ts';
import { fr } from '../src/tables/dead-cells/words/fr.ts';
import { wordsOf } from '../src/words/index.ts';

/** The table reads the page's language as it loads. */
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const game = gameOf('dead-cells')!;
const facts: Facts = factsOf(game.content.facts as never);
const DECISIONS = 220;

type Board = { readonly combat: object | null };

/** Play on with bots and look at every question of the way. */
function watched(
  seats: number,
  seed: string,
  look: (question: QuestionView, view: View, play: Play<Board>) => void,
): { readonly log: readonly LogLine[] } {
  const below = belowOf(seed);
  const bots = botsOf(game).filter(({ name }) => name === 'random' || name === 'gentle');
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at + 1}`, kind: 'person' }));
  const session = Session.open(game, people, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  for (let n = 0; n < DECISIONS && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat).find((one) => !one.power)!;
    look(
      question,
      game.view(session.play.state.board, pending.seat, people.length) as View,
      session.play as Play<Board>,
    );
    const answer = bots[n % bots.length]!.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
  return { log: session.log(null) };
}

/** Whether an answer can be given: laid out, in the bar, or on a piece that is drawn. */
function reachable(question: QuestionView, view: View, wide: boolean): boolean {
  const no = view.heroes.findIndex(({ seat }) => seat === question.seat);
  const { laidOut, bare } = choicesOf(question, view, no, wide);
  const inBar = question.options.length <= (wide ? 3 : 2);
  if (laidOut || inBar) return true;
  const listed = new Set(bare);
  return question.options.every(({ touches }, at) => touches.length > 0 || listed.has(at));
}

describe('the table of Dead Cells', () => {
  test.each([
    [1, true],
    [3, true],
    [4, false],
  ])('every answer can be given on it: %i seats, wide %s', (seats, wide) => {
    const lost = new Set<string>();
    watched(seats, `table ${seats}`, (question, view) => {
      if (!reachable(question, view, wide)) lost.add(question.kind);
    });
    expect([...lost]).toEqual([]);
  });

  test.each([
    [1, ['press the first. Serenade plays after both', 'press the second. Then Serenade plays']],
    [2, ['Press a card of your hand', 'press the first.', 'press the second.']],
    [3, ['Press a card of your hand']],
  ])('whoever lays two cards is told which one it is: %i seats', (seats, said) => {
    const words = wordsOf('en', { ...game.text['en'], ...en });
    const told = new Set<string>();
    watched(seats, `two cards ${seats}`, (question, view) => {
      if (question.kind !== 'playCard') return;
      const advice = adviceOn(question, view, words, null)!;
      told.add(advice);
      if (view.heroes.length > 2) expect(advice).toBe(en['advice.card']);
    });
    for (const one of said) expect([...told].join(' ')).toContain(one);
  });

  test('the timeline has a row of cells for every foe on the board, with and without a forecast', () => {
    let asked = 0;
    watched(3, 'forecast', (question, view, play) => {
      if (view.combat === null || asked++ % 8 > 0) return;
      const sample = () => determinise(play, question.seat, belowOf('sample'));
      const told = game.forecast!(sample, question.seat, null) as unknown as Forecast;
      expect(told.foes.map(({ space }) => space)).toEqual(view.combat.enemies.map(({ space }) => space));
      for (const [at, enemy] of view.combat.enemies.entries()) {
        const foe = foeOf(facts, enemy)!;
        for (const foretold of [undefined, told.foes[at]]) {
          const cells = cellsOf(enemy, foe, view, facts, foretold);
          expect(cells).toHaveLength(5);
          // Only what the forecast has seen to its end is told as certain.
          if (foretold === undefined) expect(cells.every(({ fate }) => fate !== 'never')).toBe(true);
        }
        expect(told.foes[at]!.left[1]).toBeLessThanOrEqual(enemy.health - enemy.damage);
      }
    });
  });

  test('a card on the timeline names the foe it strikes, where it can be one alone', () => {
    const named = new Set<string>();
    let several = 0;
    watched(2, 'aim', (question, view, play) => {
      if (question.kind !== 'playCard') return;
      const { enemies } = view.combat!;
      const option = question.options[0]!;
      const lines = facts.combat.get(option.touches[0]!.slice('combat:'.length))!.lines as Lines;
      const sample = () => determinise(play, question.seat, belowOf('aim'));
      const told = game.forecast!(sample, question.seat, option.value) as unknown as Forecast;
      for (const round of ROUNDS) {
        const aim = aimOf(lines[round] ?? [], round, told, enemies);
        const struck = told.foes.filter(({ rounds }) => rounds[round]!.hit[1] > 0);
        if (aim === null) several += struck.length > 1 ? 1 : 0;
        else {
          named.add(aim);
          expect(struck.length).toBeLessThanOrEqual(1);
          const reach = lines[round]!.flatMap(({ range }) => (typeof range === 'object' ? range.spaces : []));
          // It stands in Range now, or closes up into it.
          const where = enemies.filter(({ name }) => name === aim).map(({ space }) => SPACES.indexOf(space));
          expect(Math.max(...where)).toBeGreaterThanOrEqual(
            Math.min(...reach.map((one) => SPACES.indexOf(one))),
          );
        }
      }
    });
    expect(named.size).toBeGreaterThan(1);
    expect(several).toBeGreaterThan(0);
    const say = (language: 'en' | 'fr') =>
      wordsOf(language, { ...game.text[language] }).say({
        id: 'on.foe',
        args: { foe: { id: 'monster.zombie' } },
      });
    expect([say('en'), say('fr')]).toEqual(['on Zombie', 'sur le Zombie']);
  });

  test('nobody is named where Poison strikes too, or where the Action is no blow at foes', () => {
    const [least, most]: [number, number] = [1, 1];
    const round = (hit: [number, number]) => ({
      acts: 'yes',
      falls: 'no',
      hit,
      blocked: [0, 0],
      states: {},
    });
    const foes = [
      { space: 'right1', left: [1, 1], rounds: [0, 1, 2].map(() => round([least, most])) },
      { space: 'right2', left: [1, 1], rounds: [0, 1, 2].map(() => round([0, 0])) },
    ];
    const told = { foes } as unknown as Forecast;
    const enemy = (space: string, name: string, poisoned = 0) =>
      ({ space, name, poisoned }) as unknown as EnemyView;
    const strike = [{ icons: [], range: { spaces: ['right1', 'right2'], mode: 'one' } }] as never;
    const both = [enemy('right1', 'monster.zombie'), enemy('right2', 'monster.bat')];
    expect(aimOf(strike, 1, told, both)).toBe('monster.zombie');
    expect(aimOf(strike, 1, told, [both[0]!, enemy('right2', 'monster.bat', 1)])).toBeNull();
    expect(aimOf([{ icons: [], range: 'self' }] as never, 1, told, both)).toBeNull();
    expect(aimOf([], 1, told, both)).toBeNull();
    // The one that is struck stands out of reach: a counter, not this Action.
    const far = [{ icons: [], range: { spaces: ['right2'], mode: 'one' } }] as never;
    expect(aimOf(far, 1, told, both)).toBeNull();
  });

  test('every line that befalls somebody names a row of the timeline', () => {
    const BLOWS = [
      'enemyHit',
      'beheadedHit',
      'enemyBlocks',
      'beheadedBlocks',
      'enemyKilled',
      'shield',
      'state',
    ];
    const seen = new Set<string>();
    const { log } = watched(2, 'blows', () => undefined);
    for (const { event } of log.filter((line) => BLOWS.includes(line.event.kind))) {
      seen.add(event.kind);
      // Damage outside of a Combat, as in a dark zone, falls on no row.
      if (event.rule?.startsWith('DC-RULING-32') !== true)
        expect(event.pieces?.[0]).toMatch(/^(space|hero):/);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('the slot of one foe takes 600 ms at most, whatever happens in it', () => {
    const told = [
      'round',
      'enemyActs',
      'beheadedHit',
      'beheadedHit',
      'beheadedDies',
      'enemyActs',
      'enemyShield',
      'closesUp',
    ].map((kind) => ({ after: 1, event: { kind } }));
    const times = told.map((_, at) => pace(told, at));
    const sum = (from: number, to: number) => times.slice(from, to).reduce((all, one) => all + one, 0);
    expect(sum(1, 5)).toBeCloseTo(600);
    expect(sum(5, 7)).toBeCloseTo(600);
    expect(Math.max(...times)).toBeLessThanOrEqual(600);
  });

  test('who acts is told until the slot is closed', () => {
    const log = [
      { kind: 'round' },
      { kind: 'enemyActs', pieces: ['space:behind'] },
      { kind: 'beheadedHit', pieces: ['hero:0'] },
      { kind: 'round' },
    ].map((event) => ({ after: 1, event }));
    expect(actorAt(log, 2)).toBe('space:behind');
    expect(actorAt(log, 3)).toBeNull();
  });

  test('both languages speak of the same things', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });
});

test('wherever the Group stands, its sign lies on no name of what is ahead', () => {
  const AWAY = { above: [0, -54], under: [0, 54], before: [-54, 0], after: [54, 0] } as const;
  for (const [box, edge] of [
    [{ left: 62, top: 104, width: 592, height: 160 }, 140],
    [{ left: 62, top: 104, width: 748, height: 298 }, 140],
    [{ left: 52, top: 88, width: 746, height: 210 }, 0],
  ] as const) {
    for (const [id, biome] of Object.entries(facts.biomes)) {
      const spots = place(biome, box);
      for (const [own, { at }] of spots) {
        const isAhead = (space: string): boolean => space !== own && spots.get(space)!.at.x >= at.x;
        const stand = standOf(spots, spots.get(own)!, edge, ({ kind, id }) => kind === 'tile' && isAhead(id));
        const [x, y] = [at.x + AWAY[stand][0], at.y + AWAY[stand][1]];
        expect(stand === 'above' && at.y < edge, own).toBe(false);
        // The sign is 40 wide; a name begins 38 to the left of its plate, and so high above it.
        const lidded = [...spots.values()].filter(
          ({ space, at: plate }) =>
            space.kind === 'tile' &&
            isAhead(space.id) &&
            Math.abs(plate.x - 25 - x) < 33 &&
            Math.abs(plate.y - 29 - y) < 29,
        );
        expect(
          lidded.map(({ space }) => space.id),
          `${id} ${own} ${box.height}`,
        ).toEqual([]);
      }
    }
  }
});

test('whatever hangs over a boss fight hangs in a lane and can be struck there', () => {
  const code = facts.bosses.C3.banners[1]!.code;
  const boss = { shurikens: [0, 2, 0, 1], banners: [{ code, damage: 1, space: 'right2' }] } as never;
  const own = { s: (id: string) => id, name: (id: string) => id } as never;
  expect(hungIn(boss, facts, own)).toMatchObject([
    { piece: 'space:shuriken.right1', space: 'right1', health: null },
    { piece: 'space:shuriken.right3', space: 'right3', health: null },
    { piece: 'space:banner.1', space: 'right2', health: [2, 3] },
  ]);
  expect(hungIn(null, facts, own)).toEqual([]);
});

test('cards of the hand that are taken together are pressed where they lie', () => {
  const hand = { form: 'some', kind: 'lanternCards', options: [{ touches: ['combat:C-1'] }] };
  const view = { heroes: [{ hand: ['C-1'] }], run: { phase: 'explore' }, combat: null, biome: null };
  expect(choicesOf(hand as never, view as never, 0, true).laidOut).toBeNull();
  const away = { ...hand, options: [{ touches: ['equipment:E-1'] }] };
  expect(choicesOf(away as never, view as never, 0, true).laidOut).toBe('board');
});

test('the next slot is the one the fewest Scrolls open', () => {
  const { tracks } = facts.beheaded.get('flayed')!;
  const at = (levels: readonly number[]) => nextSlot({ levels } as never, tracks);
  expect(at([0, 0, 0])).toEqual({ sym: 'tactics', level: 2 });
  expect(at([0, 0, 2])).toEqual({ sym: 'brutality', level: 3 });
  expect(at([5, 5, 5])).toBeNull();
  expect(nextSlot({ levels: [0, 0, 0] } as never, undefined)).toBeNull();
});

test('advice stands until something is answered, and is not settled by other advice', () => {
  const vote = { after: 4, event: { kind: 'vote', who: 1, n: 2 } };
  const by = (count: number, ...more: readonly LogLine[]) =>
    adviceBy({ log: [vote, ...more], count }, [0, 2], 1);
  expect(by(4)).toBe(2);
  const aside = [
    { after: 5, event: { kind: 'vote', who: 0, n: 1 } },
    { after: 6, event: { kind: 'marker', who: 0 } },
  ];
  expect(by(6, ...aside)).toBe(2);
  expect(by(7, ...aside)).toBe(0);
  expect(by(5, { after: 5, event: { kind: 'moved' } })).toBe(0);
  expect(adviceBy({ log: [vote], count: 4 }, [0, 0], 1)).toBe(0);
});

test('the ledger counts each run once, and nothing that was told before the first', () => {
  const log = [
    'chosen',
    'runBegins',
    'enemyKilled',
    'runEnds',
    'upgrade',
    'chosen',
    'runBegins',
    'enemyKilled',
  ].map((kind, at) => ({
    after: at,
    event: kind === 'runBegins' ? { kind, number: at < 4 ? 1 : 2 } : { kind },
  }));
  expect(runsOf(log)).toMatchObject([
    { number: 1, end: { kind: 'runEnds' }, killed: 1, gave: [{ kind: 'upgrade' }] },
    { number: 2, end: null, killed: 1, gave: [] },
  ]);
});

describe('the pictures of a deck', () => {
  const printed = facts.printed;
  const decks: Readonly<Record<string, readonly string[]>> = {
    combat: printed.combatCards.map(combatIcon),
    equipment: printed.equipmentCards.map(equipmentIcon),
    well: printed.wellCards.map(boughtIcon),
    ...Object.fromEntries(
      Object.entries(printed.upgradeDecks).map(([id, cards]) => [id, cards.map(boughtIcon)]),
    ),
    ...Object.fromEntries(Object.entries(printed.monsters).map(([id, cards]) => [id, cards.map(foeIcon)])),
  };

  test.each(Object.entries(decks))('of %s tell its cards apart', (_, icons) => {
    const counts = new Map<string, number>();
    for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(icons.length / 3);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(7);
  });
});

describe('the tracks in what a card would do', () => {
  const step = (n: number, more: object = {}) => ({ kind: 'damageBonus', n, ...more }) as never;
  const tracks = {
    survival: [],
    tactics: [step(1, { space: 'behind' })],
    brutality: [step(1, { round: 1 }), step(1)],
  };

  test('a step taken adds its hit in its Round, one tied to a space does not', () => {
    expect([1, 2].map((round) => surely({ levels: [0, 1, 1] }, round as 1 | 2, tracks))).toEqual([1, 0]);
    expect(surely({ levels: [0, 1, 2] }, 1, tracks)).toBe(2);
    expect(surely({ levels: [0, 0, 0] }, 1, tracks)).toBe(0);
  });

  test('only the first Damage icon of an Action gains it', () => {
    const hit = { kind: 'damage', n: 1, who: 'target' } as const;
    const [act, other] = withTracks([{ icons: [hit, hit] }, { icons: [{ kind: 'loot' }] }], 1);
    expect(act!.icons.map((icon) => ('n' in icon ? icon.n : 0))).toEqual([2, 1]);
    expect(other!.icons).toEqual([{ kind: 'loot' }]);
  });
});

describe('what was passed by', () => {
  const line = (kind: string) => ({ event: { kind } });
  test('belongs to the room the Group stands in and the step that led there', () => {
    const shut = [line('shut'), line('shut'), line('shut')] as const;
    const told = [
      line('tileTurned'),
      shut[0],
      line('tileTurned'),
      shut[1],
      line('moved'),
      line('tileTurned'),
      shut[2],
    ];
    expect(passedBy(told)).toEqual([shut[1], shut[2]]);
    expect(passedBy([line('tileTurned'), shut[0], line('biomeEntered')])).toEqual([]);
  });
});
