import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  CLOCK,
  isRefusal,
  Look,
  questionsFor,
  Session,
  Speaker,
  type Json,
  type OptionView,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { ICONS } from '../src/art/icons/index.ts';
import { actedAt } from '../src/table/kit/acting.ts';
import { groupsOf } from '../src/table/log/groups.ts';
import { iconOf } from '../src/tables/vengeance/compendium.tsx';
import { castOf, fruitlessIn } from '../src/tables/vengeance/den/cast.ts';
import { routeOf } from '../src/tables/vengeance/den/route.ts';
import { boxOf, spotsIn, strokeOf } from '../src/tables/vengeance/den/layout.ts';
import type { LogLine } from '../src/engine/types.ts';
import { BASICS, denOf, doing, piece, type Facts, type View } from '../src/tables/vengeance/facts.ts';
import { arranged, followPool, keep, looseIn, useHand, fall } from '../src/tables/vengeance/roll/hand.ts';
import {
  asksWhich,
  rollingOf,
  rollMeant,
  rollNow,
  waysOn,
  woundWays,
} from '../src/tables/vengeance/roll/rolling.ts';
import { breakable } from '../src/tables/vengeance/names.ts';
import { mattering, NOTES } from '../src/tables/vengeance/notes.ts';
import { pace } from '../src/tables/vengeance/pace.ts';
import { ruleOf } from '../src/tables/vengeance/rules.ts';
import { isPointless } from '../src/tables/vengeance/pointless.ts';
import { turningPoints } from '../src/tables/vengeance/turning.ts';
import { OPEN } from '../src/tables/registry.ts';
import { en } from '../src/tables/vengeance/words/en.ts';
import { fr } from '../src/tables/vengeance/words/fr.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const game = gameOf('vengeance')!;
const facts = game.content.facts as unknown as Facts;

function opened(seats: number, seed: string, options: { [id: string]: Json } = {}): Session {
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(game, people, { seed, options });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

/** Play on with any answer; `see` looks at the table before each one. */
function play(
  session: Session,
  answers: number,
  see: (view: View, question: QuestionView) => void,
  bot = 'random',
): void {
  const below = belowOf('vengeance');
  const who = botsOf(game).find(({ name }) => name === bot)!;
  for (let n = 0; n < answers && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat)[0]!;
    if (pending.seat !== CLOCK) see(session.play.view(pending.seat) as View, question);
    const answer = who.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

/** Answers that stand in the bar, whatever is asked. */
const IN_BAR = new Set(['done', 'startDone', 'lootDone', 'stop', 'resume', 'wait', 'endTurn', 'take']);

/** Whether the table has a place for this answer. */
function isOnTable(view: View, question: QuestionView, at: number): boolean {
  const option = question.options[at]!;
  const { value } = option;
  const me = view.players[question.seat]!;
  const what = doing(value);
  switch (question.kind) {
    case 'hero':
    case 'side':
      return view.phase === 'setup';
    case 'arrange':
      return question.form === 'order';
    case 'plan':
      // Slots list what each die can be used for; tiles sell themselves.
      if (what?.do === 'act') return me.slots[what.slot!] === false;
      if (what?.do === 'buy') return me.abilities.slice(BASICS).some(({ id }) => id === what.ability);
      return IN_BAR.has(what?.do ?? '');
    case 'command': {
      if (what === null) return false;
      if (what.do === 'assign')
        return (
          waysOn(question, what.to!).some((way) => way.at === at) &&
          me.abilities.some(({ id, onBoard }) => id === what.to && onBoard)
        );
      if (what.do === 'assignWound') return woundWays(question).some((way) => way.at === at);
      if (what.do === 'roll') return canRoll(question, me.pool, me.poolLimit, what.dice!, at);
      return IN_BAR.has(what.do);
    }
    case 'loot':
    case 'flash':
      return what?.do === question.kind || IN_BAR.has(what?.do ?? '');
    case 'start':
    case 'fighting':
    case 'resolution':
      if (what?.do === 'useSet')
        return me.sets.some(
          ({ ability, dice, used }) => ability === what.ability && dice === what.dice && !used,
        );
      if (what?.do === 'useRecon')
        return me.abilities.some(({ id, recon }) => id === what.ability && recon === 'marked');
      if (what?.do === 'useItem') return me.items.some(({ id }) => id === what.item);
      return what?.do === 'usePassive' || IN_BAR.has(what?.do ?? '');
    default: {
      if (value === 'skip') return true;
      const pieces = new Set(
        me.rooms.flatMap(({ id, enemies }) => [
          piece.room(me.seat, id),
          ...enemies.map((one) => piece.enemy(me.seat, one.id)),
        ]),
      );
      return option.touches.length > 0 && option.touches.every((one) => pieces.has(one));
    }
  }
}

let hands = 0;

/** Keeping the dice that are not rolled leads to this roll. */
function canRoll(question: QuestionView, pool: string, limit: number, dice: string, at: number): boolean {
  followPool(`hand ${++hands}`, pool, limit);
  const left = dice.split('');
  useHand.getState().dice.forEach((die, place) => {
    const found = die === null ? -1 : left.indexOf(die);
    if (found >= 0) left.splice(found, 1);
    else keep(place);
  });
  return rollNow(question)?.at === at;
}

describe('the parity rule: whatever the game asks can be answered on its own table', () => {
  for (const [seats, calm] of [
    [1, true],
    [2, true],
    [4, true],
    [3, false],
  ] as const) {
    test(
      `${seats} ${seats === 1 ? 'seat' : 'seats'}, ${calm ? 'calm' : 'against the clock'}`,
      { timeout: 120_000 },
      () => {
        const stray = new Set<string>();
        const kinds = new Set<string>();
        for (const seed of ['a', 'b']) {
          for (const bot of ['random', 'careful'])
            play(
              opened(seats, `parity ${seed}`, { calm }),
              500,
              (view, question) => {
                kinds.add(question.kind);
                question.options.forEach(({ value }, at) => {
                  if (!isOnTable(view, question, at)) stray.add(`${question.kind}: ${JSON.stringify(value)}`);
                });
              },
              bot,
            );
        }
        expect([...stray]).toEqual([]);
        expect(kinds.size).toBeGreaterThan(5);
      },
    );
  }

  test('every question of the catalogue has its place', () => {
    const kinds = Object.keys(game.text.en).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
    const known = [
      'hero',
      'arrange',
      'side',
      'plan',
      'command',
      'start',
      'fighting',
      'resolution',
      'loot',
      'flash',
    ];
    const targets = ['move', 'jump', 'hit', 'shoot', 'evade', 'kill'];
    const ofPowersAndClock = ['VG-RULING-14', 'VG-ROLL-01', 'VG-RULING-17', 'VG-RULING-65a'];
    expect(kinds.filter((kind) => ![...known, ...targets, ...ofPowersAndClock].includes(kind))).toEqual([]);
  });
});

describe('why not', () => {
  test('every piece of the own side has an answer, and other dens are not ours', () => {
    const mute = new Set<string>();
    const codes = new Set<string>();
    play(opened(2, 'why', {}), 700, (view, question) => {
      const me = view.players[question.seat]!;
      if (me.den === null || view.phase === 'setup') return;
      const other = 1 - question.seat;
      const pieces = [
        ...me.rooms.flatMap(({ id, enemies }) => [
          piece.room(me.seat, id),
          ...enemies.map((one) => piece.enemy(me.seat, one.id)),
        ]),
        ...me.abilities.map(({ id }) => piece.tile(me.seat, id)),
        ...me.items.map(({ id }) => piece.tile(me.seat, id)),
        piece.health(me.seat),
      ].filter(
        (one) =>
          !question.options.some(({ touches }) => touches.includes(one)) &&
          !question.blocked.some(({ touches }) => touches.includes(one)),
      );
      for (const one of pieces) {
        const why = game.whyNot!(view, question, one);
        if (why === null) mute.add(`${question.kind} ${one.split(':')[0]}`);
        else codes.add(why.code);
      }
      expect(game.whyNot!(view, question, piece.room(other, 'r1'))?.code).toBe('OTHER_DEN');
    });
    // A question about flashback actions names what it can be used on; the rest is not spoken of.
    expect(
      [...mute].filter(
        (one) =>
          !/^(loot|flash) (tile|health)|^(fighting|start|resolution|move|jump|hit|shoot|evade|kill|flash|command) health/.test(
            one,
          ),
      ),
    ).toEqual([]);
    for (const code of codes) expect(Object.keys(game.text.en), code).toContain(`refusal.${code}`);
    expect(codes.size).toBeGreaterThan(8);
  });
});

describe('the hand', () => {
  test('keeps dice where they lie, and what was rolled falls where it was', () => {
    expect(arranged([], [], 'MGKW', 4)).toEqual(['M', 'G', 'K', 'W']);
    expect(arranged(['W', 'K', 'M', 'M'], [2, 3], 'GKDW', 4)).toEqual(['W', 'K', 'G', 'D']);
    expect(arranged(['M', 'M', 'K', 'W'], [], 'KW', 4)).toEqual([null, null, 'K', 'W']);
    expect(arranged([null, null, 'K', 'W'], [], 'KWuu', 4)).toEqual(['u', 'u', 'K', 'W']);
    expect(arranged(['M', 'G'], [], 'MGK', 3)).toEqual(['M', 'G', 'K']);
  });

  test('VG-RULING-19 a roll that is pressed too soon waits until the dice lie, and is not lost', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const given: number[] = [];
    const question = { kind: 'command', options: [{ value: { do: 'roll', dice: 'M' }, touches: [] }] };
    const table = {
      question: () => question,
      choose: (at: number) => given.push(at),
      commit: () => turns(true),
    };
    let busy = false;
    const heard = new Set<(state: { busy: boolean }) => void>();
    const turns = (now: boolean): void => {
      busy = now;
      for (const one of heard) one({ busy });
    };
    const store = {
      getState: () => ({ ...table, guide: null, held: false, busy }),
      subscribe: (one: (state: { busy: boolean }) => void) => {
        heard.add(one);
        return () => heard.delete(one);
      },
    };
    followPool('0 9', 'M', 1);
    const { roll } = rollingOf(store as unknown as Parameters<typeof rollingOf>[0], 400, false);
    roll();
    roll();
    expect(given).toEqual([0]);
    // A slow host hears of the roll late, and counts from then.
    vi.advanceTimersByTime(700);
    roll();
    expect(given).toEqual([0]);
    turns(false);
    vi.advanceTimersByTime(399);
    expect(given).toEqual([0]);
    vi.advanceTimersByTime(100);
    expect(given).toEqual([0, 0]);
    vi.useRealTimers();
  });

  test('which dice pay is asked in calm play alone; against the clock it is the kept ones, else the plainest', () => {
    followPool('0 3', 'MKBB', 4);
    const way = (dice: string) => ({ do: 'assign', to: 'punch', dice, release: '' });
    const question = { options: ['MK', 'MB'].map((dice) => ({ value: way(dice), touches: [] })) };
    const ways = waysOn(question as unknown as QuestionView, 'punch');
    expect(asksWhich(ways, true)).toBe(true);
    expect(asksWhich(ways, false)).toBe(false);
    expect(ways[0]?.what.dice).toBe('MK');
    keep(0);
    keep(2);
    const kept = waysOn(question as unknown as QuestionView, 'punch');
    expect(kept[0]?.what.dice).toBe('MB');
    expect(asksWhich(kept, true)).toBe(false);
  });

  test('the odds are told of the roll as the dice lie, kept ones kept', () => {
    followPool('0 4', 'MKW', 4);
    const rolls = ['MK', 'K'].map((dice) => ({ value: { do: 'roll', dice }, touches: [] }));
    const question = { kind: 'command', options: rolls } as unknown as QuestionView;
    expect(rollMeant(question)).toEqual({ do: 'roll', dice: 'MK' });
    keep(0);
    expect(rollMeant(question)).toEqual({ do: 'roll', dice: 'K' });
    expect(rollMeant({ ...question, kind: 'plan' })).toBeNull();
    expect(rollMeant(null)).toBeNull();
  });

  test('rolls what is neither kept nor a wound, and forgets the hand of the round before', () => {
    followPool('0 1', 'MKWu', 4);
    keep(1);
    expect(looseIn(useHand.getState())).toEqual([0, 3]);
    fall([0, 3]);
    followPool('0 1', 'GGKW', 4);
    expect(useHand.getState()).toMatchObject({
      dice: ['G', 'K', 'W', 'G'],
      kept: [false, true, false, false],
      tumbles: [1, 0, 0, 1],
    });
    keep(2);
    expect(useHand.getState().kept[2]).toBe(false);
    followPool('0 2', 'uuuu', 4);
    expect(useHand.getState().kept).toEqual([false, false, false, false]);
  });
});

describe('the den', () => {
  test('lies inside its frame, its people inside their rooms, in all ten', () => {
    for (const [, den] of facts.DENS) {
      for (const room of den.rooms) {
        const box = boxOf(room, den);
        expect(box.left + box.width).toBeLessThanOrEqual(1);
        expect(box.top + box.height).toBeLessThanOrEqual(1);
        const here = den.enemies.filter((enemy) => enemy.room === room.index);
        for (const [x, y] of spotsIn(room, here.length, 1)) {
          expect(x).toBeGreaterThanOrEqual(room.rect.x);
          expect(x).toBeLessThanOrEqual(room.rect.x + room.rect.width);
          expect(y).toBeGreaterThanOrEqual(room.rect.y);
          expect(y).toBeLessThanOrEqual(room.rect.y + room.rect.height);
        }
      }
    }
  });

  test('draws the way that was gone, round by round', () => {
    const session = opened(1, 'route');
    play(session, 600, () => undefined, 'careful');
    const view = session.play.view(0) as View;
    const den = denOf(facts, view.players[0]!.den!);
    const log = session.log(0);
    const route = routeOf(log, 0, den, log.length);
    const gone = [...route.before, ...route.now.slice(1)];
    expect(gone.at(-1)).toBe(view.players[0]!.room);
    expect(gone.length).toBeGreaterThan(3);
    expect(strokeOf(den, gone)).toMatch(/^M[\d. -]+[CL]/);
  });
});

describe('what is acted out', () => {
  test('goes from the table before to the table after, line by line', () => {
    const session = opened(2, 'stage');
    const below = belowOf('stage');
    const bot = botsOf(game).find(({ name }) => name === 'careful')!;
    const sceneNow = (): object => game.scene!(session.play.state.board, session.play.seats.length);
    let lines = 0;
    for (let n = 0; n < 120 && !session.play.over; n++) {
      const pending = session.play.pending[0]!;
      const answer = bot.choose(new Look(session.play, pending), below) as Json;
      const count = session.moments.length;
      const frames = [sceneNow()];
      session.onTold = ({ open }) => void (open !== null && frames.push(sceneNow()));
      const told = session.answer(pending.seat, session.play.idOf(pending), answer);
      session.onTold = null;
      if (isRefusal(told)) throw new Error(told.code);
      const log = session.log(0);
      for (let left = log.filter(({ after }) => after > count).length - 1; left > 0; left--) {
        const { view } = actedAt({ log, view: session.play.view(0) }, frames, left, true);
        expect(view).toMatchObject(frames[log[log.length - left - 1]!.scene!]!);
        lines++;
      }
    }
    expect(lines).toBeGreaterThan(20);
  });
});

describe('how long lines are shown', () => {
  const lines = (...kinds: readonly string[]) => kinds.map((kind) => ({ event: { kind } }) as LogLine);

  test('dice that end the phase are seen before the scene changes', () => {
    expect(pace(lines('rolled', 'rollingOver'), 0)).toBeGreaterThan(1000);
    expect(pace(lines('rolled', 'takingClosed', 'spent', 'rollingOver'), 0)).toBeGreaterThan(1000);
  });

  test('no other roll waits for words', () => {
    expect(pace(lines('rolled', 'spent', 'rolled'), 0)).toBeLessThan(100);
    expect(pace(lines('rolled'), 0)).toBeLessThan(100);
    expect(pace(lines('assigned', 'rollingOver'), 0)).toBeLessThan(100);
  });

  test('the den says why the roll is over, until something is used', () => {
    const own = (...kinds: readonly string[]) =>
      kinds.map((kind) => ({ event: { kind, who: 0 } }) as unknown as LogLine);
    expect(castOf(own('assigned', 'spent', 'rollingOver', 'woundsPaid'), 0)).toBe('spent');
    expect(castOf(own('assigned', 'maxExpired', 'rollingOver'), 0)).toBe('time');
    expect(castOf(own('stopped', 'rollingOver'), 0)).toBeNull();
    expect(castOf(own('assigned', 'spent', 'rollingOver', 'useSet'), 0)).toBeNull();
    expect(castOf(own('assigned', 'spent', 'rollingOver'), 1)).toBeNull();
    const used = [
      { event: { kind: 'useSet', who: 0 } },
      { event: { kind: 'ended', who: 0, tile: { id: 'ability.fire' } } },
    ] as unknown as LogLine[];
    expect(fruitlessIn(used, 0)).toEqual({ id: 'ability.fire' });
    expect(fruitlessIn(used, 1)).toBeNull();
    expect(fruitlessIn([...used.slice(0, 1), ...own('moved'), ...used.slice(1)], 0)).toBeNull();
    // In games as they are played.
    const said = new Set<string | null>();
    const session = opened(1, 'why over');
    const see = ({ phase }: View): void => {
      if (phase === 'fighting') said.add(castOf(session.log(0), 0));
    };
    play(session, 900, see, 'careful');
    expect(said).toEqual(new Set(['spent', null]));
  });
});

describe('dice that show the same', () => {
  test('only the first of them is offered, with all it can become; the free action always is', () => {
    let alike = 0;
    for (const seed of ['a', 'b', 'c', 'd'])
      play(opened(1, `alike ${seed}`), 300, ({ flash }, { kind, options }) => {
        if (kind !== 'plan') return;
        const wanted = options.filter((option) => !isPointless(option, options));
        const without = ({ value }: OptionView): string => {
          const { slot, ...act } = value as { slot?: number };
          return JSON.stringify([flash[slot ?? -1] ?? slot, act]);
        };
        expect(wanted.map(without)).toEqual([...new Set(options.map(without))]);
        alike += options.length - wanted.length;
      });
    expect(alike).toBeGreaterThan(0);
  });
});

describe('looking back and being helped', () => {
  test('a finished game has at most three turning points, in order', () => {
    const session = opened(1, 'turning');
    play(session, 3000, () => undefined, 'careful');
    expect(session.play.over).toBe(true);
    const points = turningPoints(session.log(0));
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(3);
    expect(points.map(({ before }) => before)).toEqual(
      points.map(({ before }) => before).toSorted((a, b) => a - b),
    );
  });

  test('notes matter in play, and pieces have rules of the ledger', () => {
    const seen = new Set<string>();
    const rules = new Set<string>();
    for (const seed of ['a', 'b', 'c'])
      for (const bot of ['random', 'careful'])
        play(
          opened(1, `notes ${seed}`),
          900,
          (view, question) => {
            mattering(view, view.players[question.seat]!).forEach((note) => seen.add(note));
            question.options.forEach(({ touches }) =>
              touches.forEach((one) => rules.add(ruleOf(one, view) ?? `none for ${one}`)),
            );
          },
          bot,
        );
    expect(NOTES.filter((note) => !seen.has(note))).toEqual([]);
    expect([...rules].filter((rule) => !(game.ledger as readonly string[]).includes(rule))).toEqual([]);
  });

  test('both languages say everything', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
  });
});

test('nothing is hidden: every seat, and who only watches, sees the same table', () => {
  expect(OPEN.has('vengeance')).toBe(true);
  const session = opened(3, 'open');
  const viewers = [null, ...session.seats.keys()];
  play(session, 400, () => {
    const seen = viewers.map((viewer) => JSON.stringify(session.play.view(viewer)));
    expect(new Set(seen).size).toBe(1);
  });
});

describe('names and pictures', () => {
  test('every piece of the compendium has a picture that is on the sheet of icons', () => {
    const drawn = new Set<string>([...ICONS['shell']!, ...ICONS['vengeance']!]);
    const kinds = ['hero', 'trait', 'boss', 'item', 'ability', 'effect', 'flashback'];
    const pieces = Object.keys(game.text.en).filter(
      (id) => kinds.includes(id.split('.')[0]!) && id.split('.').length === 2,
    );
    const signs = pieces.map((id) => [id, iconOf(facts, id.split('.')[0]!, id.split('.')[1]!)] as const);
    expect(signs.filter(([, sign]) => sign !== null).length).toBeGreaterThan(100);
    expect(signs.filter(([, sign]) => sign !== null && !drawn.has(sign))).toEqual([]);
  });

  test('a long word of a name on a narrow plan says where it may be broken', () => {
    const LONG = 8;
    for (const [text, breaks] of [
      [game.text.en, en['room.breaks']],
      [game.text.fr, fr['room.breaks']],
    ] as const) {
      const rooms = Object.entries(text).flatMap(([id, name]) => (id.startsWith('room.') ? [name] : []));
      expect(rooms.length).toBeGreaterThan(50);
      for (const name of rooms)
        for (const part of breakable(name, breaks).split(/[ \u00AD-]/u))
          expect(part.length, name).toBeLessThanOrEqual(LONG);
    }
    expect(breakable('Chaufferie', fr['room.breaks'])).toBe('Chauf\u00ADferie');
  });

  test('the log of a game tells what was used with what came of it', () => {
    const session = opened(1, 'one line');
    play(session, 900, () => undefined, 'careful');
    const log = session.log(0);
    const speaker = new Speaker('en', [game.text.en]);
    const rows = groupsOf({
      log,
      moments: session.moments.map((one) => ({ ...one, seat: 0 })),
      headings: [],
      speaker,
      info: { story: null },
    }).flatMap((group) => group.rows);
    const told = (kind: string): number => log.filter(({ event }) => event.kind === kind).length;
    const led = (kind: string): number =>
      rows.filter((row) => 'line' in row && row.lead?.event.kind === kind).length;
    for (const kind of ['useSet', 'useItem', 'collected']) {
      expect(told(kind), kind).toBeGreaterThan(1);
      expect(led(kind), kind).toBe(told(kind));
    }
  });
});
