/** Menus hold no nonsense, and Damage names its cause. */

import { gameOf } from '@gravetable/catalog';
import { kernelWords, Speaker, type Json, type OptionView, type QuestionView } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { goingWith, litOf } from '../src/table/asking/lit.ts';
import { optionsOn, sensibleOf } from '../src/table/store/draft.ts';
import { isPointless, rankOf } from '../src/tables/cards-of-the-dead/pointless.ts';
import { causeOf as cardsEnd, deathsIn } from '../src/tables/cards-of-the-dead/End.tsx';
import { causeOf } from '../src/tables/dead-cells/asking/cause.ts';
import { causeOf as endOf } from '../src/tables/dead-cells/mutation/RunEnd.tsx';
import { gainedIn, givenIn, lastRunIn } from '../src/tables/dead-cells/mutation/history.ts';
import { warningText } from '../src/table/speech/speech.ts';
import { grave as cellsGrave } from '../src/tables/dead-cells/rules.ts';
import { grave as fightGrave } from '../src/tables/vengeance/rules.ts';
import { wordsOf, type Words } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const option = (id: string, args: { readonly [name: string]: Json }): OptionView => ({
  value: null,
  touches: [],
  said: { id: `option.${id}`, args },
});

describe('Cards of the Dead: what nobody would want', () => {
  const take = option('pickUp', { card: 'soup', space: 2, to: 'hand' });
  const strike = option('attack', { card: 'bat', card2: 'soup', space: 2 });
  const zombie = option('attack', { card: 'bat', card2: 'shambler', space: 3 });
  const elsewhere = option('attack', { card: 'bat', card2: 'soup', space: 4 });
  const all = [take, strike, zombie, elsewhere];

  test('striking a card that can be picked up; another one, or what cannot be, may be struck', () => {
    expect(all.filter((one) => isPointless(one, all))).toEqual([strike]);
    expect(isPointless(strike, [strike])).toBe(false);
  });

  test('throwing at it what strikes it alone; what goes off strikes its neighbours too', () => {
    const bottle = option('use.on', { card: 'bottle', card2: 'soup', space: 2 });
    const grenade = option('use.on', { card: 'grenade', card2: 'soup', space: 2 });
    const other = option('use.on', { card: 'bottle', card2: 'shambler', space: 3 });
    const beside = option('use.on', { card: 'grenade', card2: 'shambler', space: 3 });
    const thrown = [take, bottle, grenade, beside, other];
    expect(thrown.filter((one) => isPointless(one, thrown))).toEqual([bottle]);
    // One of several ways to use a card as well.
    const dazed = option('use.way.on', { card: 'chem-set', card2: 'soup', space: 2 });
    const drunk = option('use.way', { card: 'chem-set' });
    expect([dazed, drunk].map((one) => isPointless(one, [take, dazed, drunk]))).toEqual([true, false]);
  });

  test('a blast that reaches nothing but what can be picked up', () => {
    const thrown = (space: number, card2: string) => option('use.on', { card: 'grenade', card2, space });
    const taken = [2, 3].map((space) => option('pickUp', { card: 'soup', space, to: 'hand' }));
    const beside = [...taken, thrown(2, 'soup'), thrown(3, 'soup'), thrown(4, 'shambler')];
    expect(beside.filter((one) => isPointless(one, beside))).toEqual([thrown(2, 'soup')]);
    const stuck = [thrown(2, 'soup')];
    expect(isPointless(stuck[0]!, stuck)).toBe(false);
  });

  test('a blow stands before what is used up, and what blasts its neighbours last', () => {
    const on = (id: string, card: string) => option(id, { card, card2: 'vending-machine', space: 2 });
    const all = [on('use.on', 'grenade'), on('use.on', 'toolkit'), on('attack', 'bat')];
    expect(all.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual(all.toReversed());
  });

  test('no press leads there, one or two; what else goes with the pieces does', () => {
    const on = (one: OptionView, ...touches: string[]): OptionView => ({ ...one, touches });
    const options = [
      on(take, 'space:2'),
      on(strike, 'card:bat', 'space:2'),
      on(zombie, 'card:bat', 'space:3'),
    ];
    const asked = { options } as unknown as QuestionView;
    const table = { hinted: null, pointless: isPointless };
    const together = (piece: string) =>
      goingWith(table, asked, 'card:bat', piece).map(({ option: one }) => one.said);
    expect([together('space:2'), together('space:3')]).toEqual([[], [zombie.said]]);
    const pressed = sensibleOf(optionsOn(asked, 'space:2'), asked, isPointless);
    expect(pressed.map(({ option: one }) => one.said)).toEqual([take.said]);
    // What a hint marks stays.
    const marked = { hinted: 'hit', pointless: isPointless };
    const hit = { form: 'one', options: [options[0], { ...options[1]!, value: 'hit' }] };
    expect(goingWith(marked, hit as unknown as QuestionView, 'card:bat', 'space:2')).toHaveLength(1);
  });

  test('a weapon is lit only for what somebody would strike, or what a hint marks', () => {
    const on = (one: OptionView, ...touches: string[]): OptionView => ({ ...one, touches });
    const struck = on({ ...strike, value: 'hit' }, 'card:bat', 'space:2');
    const lit = (options: readonly OptionView[], hinted: Json = null) => {
      const asked = { options, blocked: [], form: 'one' } as unknown as QuestionView;
      const table = {
        phase: 'playing',
        narrowed: null,
        draft: null,
        hinted,
        pointless: isPointless,
        question: () => asked,
      };
      return litOf(table as unknown as Parameters<typeof litOf>[0], 'card:bat');
    };
    const taken = on(take, 'space:2');
    expect(lit([taken, struck])).toBeNull();
    expect(lit([taken, struck], 'hit')).toBe('available');
    expect(lit([taken, struck, on(zombie, 'card:bat', 'space:3')])).toBe('available');
  });

  test('RUN for the last card, which a Walk turns over as well', () => {
    const on = { row: 2, place: 1, card: 'unknown' };
    const all = [option('walk', on), option('run', on), option('run.last', on)];
    expect(all.map((one) => isPointless(one, all))).toEqual([false, false, true]);
  });

  test('a card for its equal', () => {
    const equal = option('exchange', { card: 'soup', card2: 'soup' });
    const other = option('exchange', { card: 'soup', card2: 'bat' });
    const dropped = option('pickUp.discard', { card: 'soup', card2: 'soup', space: 2, to: 'hand' });
    expect([equal, other, dropped].map((one) => isPointless(one, []))).toEqual([true, false, true]);
  });
});

test('what ends something, and what is wasted, waits to be pressed again, and each says why', () => {
  const asked = (kind: string, ...ids: string[]): QuestionView => ({
    ...({ kind } as QuestionView),
    options: ids.map((id, value) => ({ ...option(id, {}), value })),
  });
  const vial = asked('vialReceiver', 'wasted', 'hero');
  expect([0, 1].map((value) => cellsGrave(vial, value))).toEqual(['waste', null]);
  expect(cellsGrave(asked('victim', 'dies', 'hero'), 0)).toBe('grave');
  expect(['run', 'anew'].map((value) => cellsGrave(asked('nextRun'), value))).toEqual([null, 'grave']);
  const done = { do: 'done' };
  expect(fightGrave(asked('plan', 'doneUnused'), done)).toBe('waste');
  expect(fightGrave(asked('plan', 'done'), done)).toBeNull();
  const words = wordsOf('en', gameOf('dead-cells')!.text['en']!, ['Ann']);
  const why = (line: 'grave' | 'waste') => warningText(line, { form: 'one' } as QuestionView, words);
  expect(why('waste')).toBe('Press again: something is wasted by it.');
  expect(why('grave')).not.toBe(why('waste'));
});

test('Cards of the Dead: the end says in a sentence who brought the last one down', () => {
  const log: LogLine[] = [
    { after: 3, event: { kind: 'acts', card: 'baby-ghoul', space: '3' } },
    { after: 3, event: { kind: 'died', survivor: 'rick' } },
  ];
  const { text } = gameOf('cards-of-the-dead')!;
  expect(cardsEnd(log, wordsOf('en', text['en']!, ['Ann']))).toBe('The Baby Ghoul brings Rick Dixon down.');
  expect(deathsIn(log, wordsOf('en', text['en']!, ['Ann']))).toEqual([
    'The Baby Ghoul brings Rick Dixon down.',
  ]);
  expect(cardsEnd(log, wordsOf('fr', text['fr']!, ['Ann']))).toContain('raison de Rick Dixon.');
});

describe('Dead Cells', () => {
  const game = gameOf('dead-cells')!;
  const speaker = new Speaker('en', [game.text.en, kernelWords.en]);
  const words = { say: (said: never) => speaker.say(said), speaker } as unknown as Words;
  const line = (after: number, event: LogLine['event']): LogLine => ({ after, event });
  const asked = (kind: string): QuestionView => ({ kind }) as QuestionView;

  test('Damage that no foe’s Action deals names what deals it', () => {
    const log = [
      line(1, { kind: 'biomeLeft' }),
      line(2, { kind: 'darkness' }),
      line(3, { kind: 'allBells' }),
    ];
    const told = speaker.say({ id: 'event.darkness' });
    expect(causeOf(asked('assignDamage'), log, words)).toBe(told.replace(/\.$/, ''));
    expect(causeOf(asked('victim'), log, words)).toBeNull();
    expect(causeOf(asked('strayVictim'), [], words)).toBeNull();
  });

  const own = wordsOf('en', game.text['en']!, ['Ann', 'Ben']);
  const foe = (name: string) => ({ id: `monster.${name}` });
  const acts = (name: string): LogLine => line(4, { kind: 'enemyActs', foe: foe(name), space: 'right2' });

  test('a foe’s next blow says in which Round, or from where, if another of its name has struck; never how often anybody did', () => {
    const third = [line(1, { kind: 'round', round: 3 }), acts('zombie')];
    expect(causeOf(asked('victim'), third, own, 0)).toBeNull();
    expect(causeOf(asked('victim'), third, own, 4)).toBe('Round III');
    expect(causeOf(asked('victim'), [...third, acts('grenadier')], own, 1)).toBe('Round III');
    expect(causeOf(asked('victim'), [...third, acts('zombie')], own, 2)).toBe('Zombie, in the middle');
  });

  test('a State names who brings it, and a second Vial or Scroll that it is one more', () => {
    const log = [line(1, { kind: 'round', round: 1 }), acts('zombie')];
    expect(causeOf(asked('stateReceiver'), log, own)).toBe('The Zombie acts');
    for (const kind of ['vialReceiver', 'scrollReceiver']) {
      expect(causeOf(asked(kind), log, own, 0)).toBeNull();
      expect(causeOf(asked(kind), log, own, 1)).toBe('Once more');
    }
  });

  test('what comes next is asked once more only within its Round', () => {
    const log = [line(3, { kind: 'round', round: 2 })];
    expect(causeOf(asked('slot'), log, own, 2, 3)).toBeNull();
    expect(causeOf(asked('slot'), log, own, 2, 4)).toBe('Once more');
  });

  test('a Skill of which something came is not what the next target is asked for', () => {
    const log = [
      line(1, { kind: 'beheadedActs', beheaded: 'flayed' }),
      line(2, { kind: 'usesSkill', beheaded: 'flayed' }),
    ];
    expect(causeOf(asked('target'), log, own)).toBe('The Flayed uses a Skill');
    const shield = line(2, { kind: 'shield', beheaded: 'flayed', n: 1, golden: 'no' });
    expect(causeOf(asked('target'), [...log, shield], own)).toBe('The Flayed acts');
  });

  test('a Run that Poison ended says so', () => {
    const log = [
      acts('zombie'),
      line(5, { kind: 'poisonWorks', n: 1 }),
      line(5, { kind: 'beheadedDies', beheaded: 'immolated' }),
    ];
    expect(endOf(log, own)).toBe('Poison deals 1 Damage in all. The Immolated dies.');
    expect(endOf([acts('zombie'), log[2]!], own)).toBe('The Zombie kills the Immolated.');
  });

  test('the death that ended a Run is its first one, whoever fell after it', () => {
    const dies = (beheaded: string): LogLine => line(5, { kind: 'beheadedDies', beheaded });
    const log = [acts('zombie'), dies('immolated'), acts('grenadier'), dies('flayed')];
    expect(endOf(log, own)).toBe('The Zombie kills the Immolated.');
  });

  test('a Run that ends in a branch has its cause too, though the branch does not tell its beginning', () => {
    const dies = line(5, { kind: 'beheadedDies', beheaded: 'immolated' });
    const log = [acts('zombie'), dies, line(5, { kind: 'runEnds', number: 1, result: 'defeat', cells: 2 })];
    expect(endOf(lastRunIn(log)!.lines, own)).toBe('The Zombie kills the Immolated.');
  });

  test('what was bought after a Run and went into a deck', () => {
    const given = (combat: string): LogLine['event'] => ({ kind: 'combatGiven', combat, beheaded: 'flayed' });
    const log = [
      line(1, given('old')),
      line(2, { kind: 'runBegins', number: 2 }),
      line(5, { kind: 'runEnds', number: 2 }),
      line(6, given('new')),
    ];
    expect(givenIn(log)).toEqual([given('new')]);
  });

  test('what the last Run and its Cells brought to the Mutation board', () => {
    const placed = (name: string): LogLine['event'] => ({ kind: 'placed', card: { id: name }, slot: 'x' });
    const log = [
      line(1, { kind: 'runBegins', number: 1 }),
      line(2, placed('upgrade.old')),
      line(3, { kind: 'runBegins', number: 2 }),
      line(4, { kind: 'rune', rune: 'vine' }),
      line(5, { kind: 'runEnds', number: 2 }),
      line(6, placed('upgrade.new')),
    ];
    expect([...gainedIn(log)]).toEqual(['vine', 'upgrade.new']);
  });
});
