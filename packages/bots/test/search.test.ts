import { belowOf, Look, type Guide, type Rest } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import {
  botNamed,
  botsOf,
  evenTries,
  LEVELS,
  playOut,
  quickBotsOf,
  train,
  valueOf,
  Weighing,
} from '../src/index.ts';
import { betting, guide, table } from './bets.ts';
import { foot, type Board as Stairs } from './stairs.ts';

function weighed(seed: string, tries: number, lots = 'lots') {
  const play = table(seed);
  const below = belowOf(lots);
  const weighing = new Weighing(
    new Look(play, play.pending[0]!),
    guide,
    guide.moves(null!, below, tries),
    tries,
    below,
  );
  while (!weighing.done) weighing.step();
  return weighing.result;
}

describe('weighing a decision', () => {
  test('finds the better answer, and says by how much', () => {
    const [best] = weighed('a', 3000);
    expect(best!.answer).toBe('four');
    expect(best!.chance).toBeGreaterThan(0.6);
    expect(best!.chance).toBeLessThan(0.73);
    expect(best!.gain).toBeGreaterThan(4 * best!.error);
  });

  test('never knows what lies face down', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const guesses = weighed(seed, 4000).filter(({ answer }) => answer === 'red' || answer === 'black');
      for (const { chance } of guesses) expect(Math.abs(chance - 0.5)).toBeLessThan(0.12);
    }
  });

  test('the same lots and budget give the same figures, others do not', () => {
    expect(weighed('a', 300)).toEqual(weighed('a', 300));
    expect(weighed('a', 300, 'other')).not.toEqual(weighed('a', 300));
  });

  test('spends what it may, and more of it on what is better', () => {
    const result = weighed('a', 600);
    const spent = result.reduce((sum, { tries }) => sum + tries, 0);
    expect(spent).toBeLessThanOrEqual(600);
    expect(spent).toBeGreaterThan(400);
    expect(result.find(({ answer }) => answer === 'never')!.tries).toBeLessThan(result[0]!.tries);
  });

  test('may be left early: habit stands until something is surely better', () => {
    const play = table('a');
    const weighing = new Weighing(
      new Look(play, play.pending[0]!),
      guide,
      ['two', 'four'],
      100,
      belowOf('x'),
    );
    expect(weighing.result[0]!.answer).toBe('two');
    weighing.step();
    expect(weighing.result[0]).toMatchObject({ answer: 'two', tries: 1 });
  });
});

describe('rests on the way', () => {
  const net = { hidden: [[1, 0]], out: [1, 0] };
  const said = (step: number): number => valueOf(net, [step]);
  const rest: Rest<Stairs> = { at: () => true, depth: 4, features: ({ step }) => [step], net };

  /** What a try of a step comes to, where each further step is a rest. */
  function comesTo(change: Partial<Rest<Stairs>>, settled?: Guide<Stairs>['settled']): number {
    const left = { name: 'left', choose: () => 'left' };
    const moves = ['left', 'right'];
    const way = { habit: left, moves: () => moves, tries: 2, rest: { ...rest, ...change } };
    const play = foot();
    const look = new Look(play, play.pending[0]!);
    const weighing = new Weighing(look, settled ? { ...way, settled } : way, moves, 2, belowOf('x'));
    weighing.step();
    return weighing.result[0]!.chance;
  }

  test('only the last is looked at', () => expect(comesTo({})).toBeCloseTo(said(4), 12));

  test('or all from one on, and what they say is averaged', () => {
    expect(comesTo({ from: 2 })).toBeCloseTo((said(2) + said(3) + said(4)) / 3, 12);
  });

  test('what is settled before the last is so at all that are left', () => {
    const third = ({ step }: Stairs): number | null => (step < 3 ? null : 0);
    expect(comesTo({ from: 2 }, third)).toBeCloseTo(said(2) / 3, 12);
    expect(comesTo({}, third)).toBe(0);
  });
});

describe('levels', () => {
  const wins = (name: string, tries?: number): number => {
    let won = 0;
    for (let n = 0; n < 200; n++) {
      const play = table(`level ${n}`);
      playOut(play, [botNamed(betting, name, tries)!], belowOf(`level ${n}`), { seed: `level ${n}` });
      won += play.outcome!.winners.length;
    }
    return won;
  };

  test('a game with a guide has them, the usual bot first and the random one last', () => {
    expect(botsOf(betting).map(({ name }) => name)).toEqual(['careful', ...LEVELS, 'random']);
    expect(quickBotsOf(betting).map(({ name }) => name)).toEqual(['careful', 'random']);
  });

  test('even spends a fifth of what strong does, at least one try and never many', () => {
    expect([1, 30, 50, 100, 400].map((tries) => evenTries({ tries }))).toEqual([1, 6, 10, 20, 20]);
  });

  test('gentle gives some of it away, and never plays better than careful', () => {
    const [gentle, careful_] = [wins('gentle'), wins('careful')];
    const away = (name: string): number =>
      Array.from({ length: 200 }, (_, n) => {
        const play = table(`away ${n}`);
        const look = new Look(play, play.pending[0]!);
        return botNamed(betting, name)!.choose(look, belowOf(`away ${n}`)) === 'two' ? 0 : 1;
      }).reduce<number>((sum, one) => sum + one, 0);
    expect(away('careful')).toBe(0);
    expect(away('gentle')).toBeGreaterThan(10);
    expect(away('gentle')).toBeLessThan(60);
    expect(gentle).toBeLessThan(careful_ + 20);
  });

  test('strong wins more than careful; without a budget it is careful', () => {
    const [careful_, strong] = [wins('careful'), wins('strong')];
    expect(strong).toBeGreaterThan(careful_ + 30);
    expect(wins('strong', 0)).toBe(careful_);
  });
});

describe('a learned value', () => {
  const below = belowOf('lessons');
  const lessons = Array.from({ length: 2000 }, () => {
    const features = [below(2), below(2)];
    return { features, came: features[0] === features[1] ? 0 : 1 };
  });
  const how = { hidden: 6, epochs: 60, rate: 0.01 };

  test('learns what no sum of the parts could say', () => {
    const net = train(lessons, how, belowOf('net'));
    const said = [
      [0, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ].map((one) => valueOf(net, one) > 0.5);
    expect(said).toEqual([false, false, true, true]);
  });

  test('the same lessons and lots give the same weights', () => {
    const few = { ...how, epochs: 2 };
    expect(train(lessons, few, belowOf('net'))).toEqual(train(lessons, few, belowOf('net')));
  });
});
