import { random } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, Look, Session, type GameEvent, type Json, replayed } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { heaviest } from '../src/table/review/turning.ts';
import { turningPoints } from '../src/tables/dead-cells/mutation/turning.ts';
import { lastQuestIn, tallyOf } from '../src/tables/dead-keep/ended.ts';
import { turningPoints as keepPoints } from '../src/tables/dead-keep/turning.ts';
import { turningPoints as cardsPoints } from '../src/tables/cards-of-the-dead/turning.ts';
import { turningPoints as vengeancePoints } from '../src/tables/vengeance/turning.ts';
import { wholeLog } from '../src/table/kit/whole.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const STORY = gameOf('dead-cells')!.story!;

type Told = readonly [after: number, kind: string, rest?: object];

const logOf = (...told: readonly Told[]) =>
  told.map(([after, kind, rest]) => ({ after, event: { kind, ...rest } as GameEvent }));

const hit = (after: number, n: number): Told => [after, 'beheadedHit', { beheaded: 'flayed', n }];
const begins = (number: number): Told => [0, 'runBegins', { number, biome: 'B1' }];
const ends = (after: number, result: string): Told => [after, 'runEnds', { result, number: 1 }];

describe('the heaviest moments', () => {
  test('are three at most, in the order in which they came, and none that weighs nothing', () => {
    const moments = [5, 0, 9, 7, 6].map((weight, before) => ({ before, weight }));
    expect(heaviest(moments).map(({ before }) => before)).toEqual([2, 3, 4]);
    expect(heaviest([{ before: 1, weight: 0 }])).toEqual([]);
  });
});

describe('the end of a branch', () => {
  const found = (after: number): Told => [after, 'pickedUp', {}];
  const hurt = (after: number, n: number): Told => [after, 'hurt', { who: 0, n, vitality: 5 }];
  const trunk = logOf(
    [0, 'dayBegins', { day: 1 }],
    found(1),
    hurt(2, 9),
    [3, 'dayBegins', { day: 2 }],
    found(4),
  );
  const whole = wholeLog(logOf(hurt(1, 1), found(2)), trunk, 3);

  test('counts what came before it, up to where it leaves the game', () => {
    expect(whole.filter(({ event }) => event.kind === 'pickedUp')).toHaveLength(2);
    expect(whole.reduce((sum, { event }) => sum + (event.kind === 'hurt' ? Number(event['n']) : 0), 0)).toBe(
      10,
    );
  });

  test('a death is laid to what led to it last, infection too, and an own attack to itself', () => {
    const points = cardsPoints(
      logOf(
        [0, 'dayBegins', { day: 1 }],
        [3, 'acts', { card: 'zombie', space: 1 }],
        hurt(3, 1),
        [3, 'turnBegins', {}],
        [3, 'lostVitality', { who: 0, n: 1, vitality: 0 }],
        [3, 'died', { who: 0 }],
        [5, 'walks', {}],
        [6, 'attacks', { card: 'bat' }],
        hurt(6, 8),
      ),
      gameOf('cards-of-the-dead')!.story!,
    );
    expect(points).toMatchObject([
      { worst: { kind: 'died' }, cause: { kind: 'lostVitality' } },
      { worst: null, cause: { kind: 'attacks' } },
    ]);
  });

  test('leads back to its own moments only, and knows the day', () => {
    expect(cardsPoints(whole, gameOf('cards-of-the-dead')!.story!)).toMatchObject([
      { before: 0, lost: 1, detail: { day: 2 } },
    ]);
  });
});

describe('the turning points of a Run', () => {
  const fight: readonly Told[] = [
    begins(1),
    [2, 'moved', { space: 'a' }],
    [2, 'enemyPlaced', {}],
    [2, 'enemyPlaced', {}],
    [4, 'plays', {}],
    [5, 'plays', {}],
    hit(6, 2),
    hit(7, 1),
    [7, 'beheadedDies', { beheaded: 'flayed' }],
  ];

  test('a Combat is one moment, and leads back to before the first card was laid down', () => {
    expect(turningPoints(logOf(...fight, ends(7, 'defeat')), STORY, 1)).toMatchObject([
      { before: 3, lost: 3, worst: { kind: 'beheadedDies' }, detail: { kind: 'combat', biome: 'B1' } },
    ]);
  });

  test('what a room costs leads back to the step into it, and every Turn of a Boss stands alone', () => {
    const points = turningPoints(
      logOf(
        begins(1),
        [3, 'moved', { space: 'a' }],
        [3, 'curse', { curse: 'x' }],
        hit(4, 1),
        [6, 'turn', { n: 1 }],
        [7, 'passes', {}],
        hit(8, 2),
        [9, 'turn', { n: 2 }],
        [12, 'plays', {}],
        hit(13, 4),
        ends(13, 'defeat'),
      ),
      STORY,
      1,
    );
    expect(points).toMatchObject([
      { before: 2, lost: 1, worst: { kind: 'curse' }, detail: { kind: 'room' } },
      { before: 6, lost: 2, worst: null, detail: { kind: 'boss', turn: 1 } },
      { before: 11, lost: 4, detail: { kind: 'boss', turn: 2 } },
    ]);
  });

  test('what harm came of is kept with it: a blow, a tile; not what was before the last step', () => {
    const struck: readonly Told[] = [
      begins(1),
      [2, 'moved', { space: 'a' }],
      [2, 'enemyPlaced', {}],
      [5, 'enemyActs', { foe: 'zombie' }],
      hit(5, 1),
      [6, 'enemyActs', { foe: 'archer' }],
      [6, 'beheadedDies', { beheaded: 'flayed' }],
      [7, 'moved', { space: 'b' }],
      hit(7, 2),
      [8, 'moved', { space: 'c' }],
      [8, 'tileTurned', { space: 'c' }],
      hit(8, 1),
      hit(8, 3),
    ];
    const [combat, step, tile] = turningPoints(logOf(...struck, ends(9, 'defeat')), STORY, 1);
    expect(combat).toMatchObject({ worst: { kind: 'beheadedDies' }, cause: { foe: 'archer' } });
    expect(step).toMatchObject({ worst: null, cause: { kind: 'moved' } });
    expect(tile).toMatchObject({ worst: null, lost: 4, cause: { kind: 'tileTurned' } });
  });

  test('a Beating names the wounds it came of, of the one who took it', () => {
    const points = vengeancePoints(
      logOf(
        [1, 'round'],
        [4, 'woundedByEnemies', { who: 0, n: 3 }],
        [4, 'woundedByEnemies', { who: 1, n: 2 }],
        [4, 'beaten', { who: 0 }],
        [6, 'objective', { who: 0, n: 4 }],
      ),
    );
    expect(points).toMatchObject([
      { heaviest: { kind: 'beaten' }, cause: { who: 0, n: 3 } },
      { heaviest: { kind: 'objective' }, cause: null },
    ]);
  });

  test('there are none after a victory, while the Run goes on, or in another Run', () => {
    expect(turningPoints(logOf(...fight, ends(7, 'victory')), STORY, 1)).toEqual([]);
    expect(turningPoints(logOf(...fight), STORY, 1)).toEqual([]);
    expect(turningPoints(logOf(...fight, ends(7, 'defeat')), STORY, 2)).toEqual([]);
  });

  test('of a Run really played lead to moments at which somebody decides', () => {
    const people = [0, 1].map((at) => ({ kind: 'person', name: `P${at}` }));
    const session = Session.open(gameOf('dead-cells')!, people, { seed: 'lost', options: { runs: 1 } });
    if (isRefusal(session)) throw new Error(session.code);
    const below = belowOf('lost');
    const isLost = (): boolean => session.log(null).some(({ event }) => event['result'] === 'defeat');
    for (let n = 0; n < 3000 && !session.play.over && !isLost(); n++) {
      const pending = session.play.pending[0]!;
      const answer = random.choose(new Look(session.play, pending), below) as Json;
      session.answer(pending.seat, session.play.idOf(pending), answer);
    }
    const points = turningPoints(session.log(null), STORY, 1);
    expect(points.length).toBeGreaterThan(0);
    expect(points.at(-1)!.worst?.kind).toBe('beheadedDies');
    for (const {
      before,
      detail: { kind },
    } of points) {
      const there = replayed(session.record(true), session.game, before);
      if (isRefusal(there)) throw new Error(there.code);
      const asked = there.play.pending.map(({ op }) => op.label);
      expect(asked.length, `${kind} at ${before}`).toBeGreaterThan(0);
      if (kind === 'combat') expect((there.play.view(0) as { combat: object | null }).combat).not.toBeNull();
    }
  });
});

describe('the end of a Quest', () => {
  const quest = (after: number, id: string): Told => [
    after,
    'questBegins',
    { quest: id, level: 1, brief: id },
  ];
  const wound = (after: number, n: number): Told => [after, 'wounded', { adventurer: 'lothar', n, left: 1 }];
  const first: readonly Told[] = [
    quest(2, 'Q01'),
    [3, 'roundBegins', { round: 1, who: 0 }],
    wound(4, 2),
    [5, 'eliminated', { adventurer: 'lothar', n: 3 }],
    [6, 'roundBegins', { round: 2, who: 0 }],
    [7, 'ko', { adventurer: 'lothar' }],
    [8, 'won', { quest: 'Q01', round: 2, after: 'Q01' }],
    [8, 'earns', { n: 40, gold: 60 }],
  ];

  test('is told once it is over, with what came home, until the next answer', () => {
    expect(lastQuestIn(logOf(...first.slice(0, -2)))).toBeNull();
    const over = lastQuestIn(logOf(...first));
    expect(over).toMatchObject({ quest: 'Q01', won: true, why: 'won', round: 2, after: 8, justEnded: true });
    expect(over!.home.map(({ event }) => event.kind)).toEqual(['earns']);
    expect(over!.lines.map(({ event }) => event.kind)).not.toContain('earns');
    expect(lastQuestIn(logOf(...first, [9, 'chapter', { n: 2 }]))!.justEnded).toBe(false);
    expect(lastQuestIn(logOf(...first, quest(9, 'Q02')))).toBeNull();
  });

  test('turns on the Boss rather than on a scratch', () => {
    const log = logOf(
      ...first.slice(0, 3),
      [5, 'stageDrawn', { stage: 'ST-01', what: [] }],
      [6, 'attacks', { adventurer: 'lothar' }],
      [6, 'bossFalls', { enemy: 'boss.ogre', stage: 'ST-01', n: 0, what: [] }],
      wound(7, 1),
      [8, 'bossGone', { enemy: 'boss.ogre' }],
      [8, 'won', { quest: 'Q01', round: 1, after: 'Q01' }],
    );
    const points = keepPoints(log, gameOf('dead-keep')!.story!);
    expect(points.map(({ worst }) => worst?.kind)).toEqual(['stageDrawn', 'bossFalls', 'bossGone']);
  });

  test('counts only its own Quest, and its turning points name the Quest they lie in', () => {
    const second: readonly Told[] = [
      quest(9, 'Q02'),
      [10, 'roundBegins', { round: 1, who: 0 }],
      wound(11, 5),
      [12, 'lost', { quest: 'Q02', round: 1, why: 'allKo' }],
    ];
    const log = logOf(...first, ...second);
    const over = lastQuestIn(log)!;
    expect(over).toMatchObject({ quest: 'Q02', won: false, why: 'allKo', round: 1 });
    expect(tallyOf(over.lines.map(({ event }) => event))).toMatchObject({ felled: 0, wounds: 5 });
    const keep = gameOf('dead-keep')!.story!;
    expect(keepPoints(over.lines, keep).map(({ detail }) => detail.quest)).toEqual(['Q02', 'Q02']);
    expect(new Set(keepPoints(log, keep).map(({ detail }) => detail.quest))).toEqual(new Set(['Q01', 'Q02']));
  });
});
