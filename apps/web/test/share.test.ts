import { games } from '@gravetable/catalog';
import { isRefusal, Session, type Options } from '@gravetable/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readSetup, setupLink, type SharedSetup } from '../src/share.ts';

const gameNamed = (id: string) => games.find((game) => game.id === id)!;

/** What arrives at the set-up screen when the link is opened. */
function arrived(link: string): Parameters<typeof readSetup>[1] {
  const [, , , seed = '', seats = '', options] = link.split('#')[1]!.split('/');
  return { seed, seats, options };
}

/** The page knows of a game what it offers; what goes together is for the rules to say. */
function sent(id: string, setup: SharedSetup): ReturnType<typeof readSetup> {
  const { seats, options } = gameNamed(id);
  return readSetup({ seats, options }, arrived(setupLink(id, { seats, options }, setup)));
}

const CARDS: Options = {
  survivors: ['dan', null],
  firstSeat: 2,
  hard: true,
  spares: false,
  challenges: false,
};

describe('a link to a set-up', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/' });
  });

  test('carries the seed, the seats and every setting', () => {
    const setup = { seed: 'grey owl / 7 & ?', seats: 2, options: CARDS };
    expect(sent('cards-of-the-dead', setup)).toEqual(setup);
    const run = { seed: 's', seats: 3, options: { beheaded: [null, 'poisoned', 'flayed'], runs: 4 } };
    expect(sent('dead-cells', run)).toEqual(run);
  });

  test('leaves out what is as usual, and says so rather than nothing', () => {
    const usual = { survivors: [null], firstSeat: 1, hard: false, spares: false, challenges: true };
    const game = gameNamed('cards-of-the-dead');
    const link = setupLink(game.id, game, { seed: 'owl', seats: 1, options: usual });
    expect(link).toBe('https://example.org/#/new/cards-of-the-dead/owl/1/usual');
    expect(readSetup(game, arrived(link))).toEqual({ seed: 'owl', seats: 1, options: usual });
  });

  test.each(games.map((game) => game.id))('deals the same game of %s again', (id) => {
    const game = gameNamed(id);
    const seats = game.seats.max;
    const odd = Object.fromEntries(
      game.options.map((spec): [string, Options[string]] => {
        if (spec.kind === 'flag') return [spec.id, !spec.default];
        if (spec.kind === 'number') return [spec.id, spec.min];
        if (spec.kind === 'choice') return [spec.id, spec.choices.at(-1)!];
        if (spec.kind === 'some') return [spec.id, spec.choices.toReversed().slice(0, spec.max)];
        return [spec.id, Array.from({ length: seats }, (_, at) => spec.choices.at(-1 - at) ?? null)];
      }),
    );
    const setup = sent(id, { seed: 'again', seats, options: odd });
    if ('unknown' in setup) throw new Error(setup.unknown);
    const dealt = (options: Options): string => {
      const people = Array.from({ length: seats }, () => ({ kind: 'person', name: 'Ann' }));
      const session = Session.open(game, people, { seed: 'again', options });
      if (isRefusal(session)) throw new Error(session.code);
      return JSON.stringify(session.play.state);
    };
    expect(dealt(setup.options)).toBe(dealt(odd));
  });

  test.each([
    ['a setting the game does not have', 'owl', '1', 'luck=yes', 'luck'],
    ['a value the setting does not have', 'owl', '1', 'hard=maybe', 'hard'],
    ['a number beyond the limit', 'owl', '1', 'firstSeat=9', 'firstSeat'],
    ['a number that is none', 'owl', '1', 'firstSeat=', 'firstSeat'],
    ['too few survivors for the seats', 'owl', '2', 'survivors=rick', 'survivors'],
    ['somebody twice', 'owl', '2', 'survivors=rick,rick', 'survivors'],
    ['too many seats', 'owl', '9', undefined, 'seats'],
    ['seats that are no number', 'owl', 'two', undefined, 'seats'],
    ['an empty seed', '%20', '1', undefined, 'seed'],
    ['a seed cut in the middle of a letter', '%E2%8', '1', undefined, 'seed'],
    ['a seed of a novel', 'x'.repeat(81), '1', undefined, 'seed'],
  ])('says what is wrong with %s', (_, seed, seats, options, unknown) => {
    expect(readSetup(gameNamed('cards-of-the-dead'), { seed, seats, options })).toEqual({ unknown });
  });

  test('leaves it to the rules what goes together, whoever asks', () => {
    const game = gameNamed('dead-keep');
    const party = ['astrid', 'lothar', 'maiLing', 'tessara'];
    const setup = {
      seed: 'owl',
      seats: 6,
      options: { quest: 'Q01', party, ultrared: false, koCheck: 'round' },
    };
    expect(readSetup(game, arrived(setupLink(game.id, game, setup)))).toEqual(setup);
  });

  test('of before, without settings, still opens', () => {
    const old = readSetup(gameNamed('dead-cells'), { seed: 'owl', seats: '2' });
    expect(old).toEqual({ seed: 'owl', seats: 2, options: { beheaded: [null, null], runs: 0 } });
  });
});
