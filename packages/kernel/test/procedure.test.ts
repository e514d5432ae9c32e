import {
  choose,
  CLOCK,
  die,
  kernelWords,
  questionsFor,
  RulesError,
  said,
  Speaker,
  split,
  strand,
  waitingFor,
  type Ask,
  type Call,
  type GameEvent,
  type Outcome,
  type Power,
  type Procedure,
  type QuestionView,
  type Seat,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { asked, DONE, opened, reply, tiny, type Tiny, type TinyGame } from './tiny.ts';

describe('steps', () => {
  test('verbs follow one another, values are kept, results come back', () => {
    const game = tiny(({ procedure }) => {
      const double = procedure<{ n: number }, number>('double')
        .when(
          'TI-RULE-01',
          (_, v) => v.n === 0,
          (zero) => zero.return('TI-RULE-01b', () => -1),
        )
        .return('TI-RULE-02', (_, v) => 2 * v.n)
        .end();
      const main = procedure<object, Outcome>('main')
        .set('TI-RULE-03', 'left', () => 3)
        .while(
          'TI-RULE-04',
          (_, v) => v.left >= 0,
          (each) =>
            each
              .call('TI-RULE-05', 'twice', (_, v) => double.with({ n: v.left }))
              .do('TI-RULE-06', (t, v) => {
                t.board.log.push(v.twice);
                v.left -= 1;
              }),
        )
        .call('TI-RULE-07', 'nothing', () => null)
        .ask('TI-RULE-08', 'noQuestion', () => null)
        .do('TI-RULE-09', (t, v) => t.board.log.push(v.nothing === null && v.noQuestion === null ? 1 : 0))
        .return('TI-RULE-10', () => DONE)
        .end();
      return () => main.with();
    });
    const play = opened(game);
    expect(play.state.board.log).toEqual([6, 4, 2, -1, 1]);
    expect([play.over, play.outcome]).toEqual([true, DONE]);
  });

  test('a tail call takes the place of its caller, a hundred thousand times', () => {
    let deepest = 0;
    const game = tiny(({ procedure }) => {
      const loop: Procedure<{ n: number }, void> = procedure<{ n: number }>('loop')
        .do('TI-RULE-01', (t, v) => {
          t.board.open = v.n;
          deepest = Math.max(deepest, play?.state.stack.length ?? 0);
        })
        .call('TI-RULE-02', (_, v) => (v.n > 0 ? loop.with({ n: v.n - 1 }) : null))
        .end();
      const main = procedure<object, Outcome>('main')
        .ask('TI-RULE-03', 'go', () => choose(0, ['go']))
        .call('TI-RULE-04', () => loop.with({ n: 100_000 }))
        .return('TI-RULE-05', () => DONE)
        .end();
      return () => main.with();
    });
    const play: ReturnType<typeof opened> | undefined = opened(game);
    expect(reply(play, 0, 'go')).toBe(null);
    expect([play.over, play.state.board.open]).toEqual([true, 0]);
    expect(deepest).toBe(2);
  });

  test('a loop that never asks is stopped, counted or not', () => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .ask('TI-RULE-03', 'go', () => choose(0, [1]))
        .while(
          'TI-RULE-01',
          () => true,
          (each) => each.do('TI-RULE-02', () => undefined),
        )
        .return('TI-RULE-04', () => DONE)
        .end();
      return () => main.with();
    });
    for (const counted of [false, true]) {
      const play = opened(game);
      if (counted) play.visits = new Uint32Array(game.program.ops.length);
      expect(() => play.put(play.pending[0]!, 1)).toThrow(/main @ TI-RULE-01: a million turns/);
    }
  });

  test('a place where there is no operation is an error, walking or written out', () => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .ask('TI-RULE-01', 'go', () => choose(0, [1]))
        .return('TI-RULE-02', () => DONE)
        .end();
      return () => main.with();
    });
    for (const counted of [false, true]) {
      const play = opened(game);
      if (counted) play.visits = new Uint32Array(game.program.ops.length);
      play.state.stack[0]!.pc = 7;
      expect(() => play.resume()).toThrow('there is no operation 7');
    }
  });

  test('what is written out can be found by a debugger', () => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .do('TI-RULE-01', () => {
          throw new Error('here');
        })
        .return('TI-RULE-02', () => DONE)
        .end();
      return () => main.with();
    });
    const thrown = (): unknown => {
      try {
        return opened(game);
      } catch (error) {
        return (error as Error).cause;
      }
    };
    expect((thrown() as Error).stack).toContain('gravetable/row/main.js');
  });

  test('procedures that call each other for ever are stopped', () => {
    const game = tiny(({ procedure }) => {
      const round: Procedure<object, void> = procedure('round')
        .call('TI-RULE-01', () => round.with())
        .end();
      const main = procedure<object, Outcome>('main')
        .call('TI-RULE-02', () => round.with())
        .return('TI-RULE-03', () => DONE)
        .end();
      return () => main.with();
    });
    expect(() => opened(game)).toThrow(/main > round @ TI-RULE-01: a million calls/);
  });

  test('procedures that go ever deeper into themselves are stopped', () => {
    const game = tiny(({ procedure }) => {
      const well: Procedure<object, void> = procedure('well')
        .call('TI-RULE-01', (): Call<void> => well.with())
        .do('TI-RULE-02', () => undefined)
        .end();
      const main = procedure<object, Outcome>('main')
        .call('TI-RULE-03', () => well.with())
        .return('TI-RULE-04', () => DONE)
        .end();
      return () => main.with();
    });
    expect(() => opened(game)).toThrow(/well @ TI-RULE-02: a thousand procedures inside each other/);
  });

  test('arguments are kept in whatever order they come, nothing given among them', () => {
    const game = tiny(({ procedure }) => {
      const sum = procedure<{ a: number; b: number | undefined; c: number | null }, number>('sum')
        .set('TI-RULE-01', 'c', (_, v) => v.c ?? 100)
        .return('TI-RULE-02', (_, v) => v.a + (v.b ?? 10) + v.c!)
        .end();
      const args = [
        { a: 1, b: 2, c: null },
        { c: 3, a: 1, b: 2 },
        { a: 1, b: undefined, c: 3 },
        { a: 0, b: 0, c: 0 },
      ];
      const main = procedure<object, Outcome>('main')
        .set('TI-RULE-03', 'at', () => 0)
        .while(
          'TI-RULE-04',
          (_, v) => v.at < args.length,
          (each) =>
            each
              .call('TI-RULE-05', 'sum', (_, v) => sum.with(args[v.at]!))
              .do('TI-RULE-06', (t, v) => {
                t.board.log.push(v.sum);
                v.at += 1;
              }),
        )
        .return('TI-RULE-07', () => DONE)
        .end();
      return () => main.with();
    });
    expect(opened(game).state.board.log).toEqual([103, 6, 14, 0]);
  });

  test('a mistake in the rules says the way to it', () => {
    const game = tiny(({ procedure }) => {
      const inner = procedure('inner')
        .do('TI-RULE-01b', () => {
          throw new Error('oops');
        })
        .end();
      const outer = procedure('outer')
        .call('TI-RULE-02', () => inner.with())
        .do('TI-RULE-03', () => undefined)
        .end();
      const main = procedure<object, Outcome>('main')
        .together('TI-RULE-04', (t) => t.seats.map((seat) => strand(seat, outer.with())))
        .return('TI-RULE-05', () => DONE)
        .end();
      return () => main.with();
    });
    expect(() => opened(game)).toThrow(RulesError);
    expect(() => opened(game)).toThrow('main > outer > inner @ TI-RULE-01b: oops');
  });

  test('a question without an answer is a mistake in the rules', () => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .ask('TI-RULE-01', 'none', () => choose(0, []))
        .return('TI-RULE-02', () => DONE)
        .end();
      return () => main.with();
    });
    expect(() => opened(game)).toThrow('main @ TI-RULE-01: a question without an answer');
  });

  test('events carry the rule of the step that tells', () => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .do('TI-RULE-07c', (t) => t.tell?.({ kind: 'x' }, { to: [0], event: { kind: 'y' } }))
        .return('TI-RULE-08', () => DONE)
        .end();
      return () => main.with();
    });
    expect(opened(game).told).toEqual([
      { open: { kind: 'x', rule: 'TI-RULE-07' }, secret: { kind: 'y', rule: 'TI-RULE-07' }, to: [0] },
    ]);
  });
});

test('what frames keep is not shared between copies', () => {
  const game = tiny(({ procedure }) => {
    const main = procedure<object, Outcome>('main')
      .set('TI-RULE-01', 'given', (): number[] => [])
      .while(
        'TI-RULE-02',
        (_, v) => v.given.length < 3,
        (each) =>
          each
            .ask('TI-RULE-03', 'n', () => choose(0, [1, 2]))
            .chance('TI-RULE-04', 'face', () => die([10, 20, 30, 40, 50, 60]))
            .do('TI-RULE-05', (t, v) => {
              v.given.push(v.n);
              t.board.log = [...v.given, v.face];
            }),
      )
      .return('TI-RULE-06', () => DONE)
      .end();
    return () => main.with();
  });
  const play = opened(game);
  reply(play, 0, 1);
  const copy = play.fork();
  reply(play, 0, 1);
  expect(copy.state.stack[0]!.vars['given']).toEqual([1]);
  reply(copy, 0, 2);
  expect(play.state.stack[0]!.vars['given']).toEqual([1, 1]);
  expect(copy.state.board.log.at(-1)).toBe(play.state.board.log.at(-1));
});

test('a copy works its question out when somebody looks, on its own table', () => {
  let asks = 0;
  const game = tiny(({ procedure }) => {
    const main = procedure<object, Outcome>('main')
      .ask('TI-RULE-01', 'n', (t) => {
        asks++;
        return choose(0, [1, 2, ...t.board.log]);
      })
      .do('TI-RULE-02', (t, v) => void t.board.log.push(v.n))
      .ask('TI-RULE-03', 'm', (t) => choose(0, t.board.log))
      .return('TI-RULE-04', () => DONE)
      .end();
    return () => main.with();
  });
  const play = opened(game);
  const [looked, played] = [play.fork(), play.fork()];
  expect(asks).toBe(1);
  looked.state.board.log.push(7);
  expect(looked.ask(looked.pending[0]!).count()).toBe(3);
  expect(play.ask(play.pending[0]!).count()).toBe(2);
  played.put(played.pending[0]!, 2);
  expect(asked(played)).toEqual(['0:TI-RULE-03']);
  expect(asked(play)).toEqual(['0:TI-RULE-01']);
  expect(asks).toBe(2);
});

test('the places of a split are named by the question, or by their number', () => {
  const asking = (question: () => Ask<unknown>): QuestionView => {
    const game = tiny(({ procedure }) => {
      const main = procedure<object, Outcome>('main')
        .ask('TI-RULE-01', 'parts', question)
        .return('TI-RULE-02', () => DONE)
        .end();
      return () => main.with();
    });
    return questionsFor(opened(game), 0)[0]!;
  };
  const names = ['ogre', 'wolf'];
  const named = asking(() =>
    split(0, 3, [2, 1], {
      says: (place) => said(`foe.${names[place]}`),
      touches: (place) => [`foe:${place}`],
    }),
  );
  expect(named).toMatchObject({ form: 'split', total: 3, limits: [2, 1] });
  expect(named.options).toEqual([
    { value: 0, touches: ['foe:0'], said: { id: 'foe.ogre' } },
    { value: 1, touches: ['foe:1'], said: { id: 'foe.wolf' } },
  ]);
  const numbered = asking(() => split(0, 3, [2, 1])).options;
  expect(numbered.map((one) => new Speaker('en', [kernelWords.en]).say(one.said))).toEqual([
    'Place 1',
    'Place 2',
  ]);
});

describe('labels', () => {
  const start = (label: string, second = 'TI-RULE-02'): (() => void) => {
    return () =>
      tiny(({ procedure }) => {
        const main = procedure<object, Outcome>('main')
          .do(label, () => undefined)
          .return(second, () => DONE)
          .end();
        return () => main.with();
      });
  };

  test.each([
    ['TI-RULE-99', 'main: TI-RULE-99 is not in the ledger'],
    ['tidy up', 'main: "tidy up" is not a rule id with letters'],
    ['TI-RULE-01B', 'main: "TI-RULE-01B" is not a rule id with letters'],
    ['TI-RULE-02', 'main: TI-RULE-02 is already a step of main'],
  ])('%s is told at start-up', (label, message) => {
    expect(start(label)).toThrow(message);
  });

  test('a rule whose id ends with a name has labels like any other', () => {
    const named = (label: string): TinyGame =>
      tiny(
        ({ procedure }) => {
          const main = procedure<object, Outcome>('main')
            .do(label, (t) => t.tell?.({ kind: 'jumped' }))
            .ask(`${label}b`, 'on', () => choose(0, ['on']))
            .return('TI-RULE-01', () => DONE)
            .end();
          return () => main.with();
        },
        { ledger: ['TI-RULE-01', 'TI-SKILL-JUMP', 'TI-SKILL-R6-PEN'] },
      );
    for (const id of ['TI-SKILL-JUMP', 'TI-SKILL-R6-PEN']) {
      const play = opened(named(id));
      expect(play.told.map(({ open }) => open?.rule)).toEqual([id]);
      expect(questionsFor(play, 0)).toMatchObject([{ rule: id, label: `${id}b` }]);
    }
    expect(() => named('TI-SKILL')).toThrow('main: TI-SKILL is not in the ledger');
  });

  test('all mistakes are told at once', () => {
    expect(start('x', 'TI-RULE-99')).toThrow(/"x" is not a rule id[\s\S]*TI-RULE-99 is not in the ledger/);
  });

  test('two procedures of one name, and powers without a rule', () => {
    expect(() =>
      tiny(({ procedure }) => {
        const main = procedure<object, Outcome>('main')
          .return('TI-RULE-01', () => DONE)
          .end();
        procedure('main')
          .do('TI-RULE-02', () => undefined)
          .end();
        return () => main.with();
      }),
    ).toThrow('two procedures are called main');
    const power = { label: 'TI-RULE-98', offer: () => null, play: null as never };
    expect(() =>
      tiny(
        ({ procedure }) => {
          const main = procedure<object, Outcome>('main')
            .return('TI-RULE-01', () => DONE)
            .end();
          return () => main.with();
        },
        { powers: [power] },
      ),
    ).toThrow('powers: TI-RULE-98 is not in the ledger');
  });

  test('carriedBy names rules of the ledger', () => {
    expect(() =>
      tiny(
        ({ procedure }) => {
          const main = procedure<object, Outcome>('main')
            .return('TI-RULE-01', () => DONE)
            .end();
          return () => main.with();
        },
        { carriedBy: { 'TI-RULE-77': { notYet: 'there is no such rule' } } },
      ),
    ).toThrow('TI-RULE-77');
  });
});

/** Each seat adds numbers to one log while fewer than four are there; the clock may close the table. */
const scramble = tiny(({ procedure }) => {
  const adding = procedure<{ seat: Seat }>('adding')
    .while(
      'TI-RULE-01',
      (t) => t.board.open === 1,
      (each) =>
        each
          .ask(
            'TI-RULE-02',
            'n',
            (t, v) =>
              choose(
                v.seat,
                [0, 1, 2].map((n) => n + 10 * t.board.log.length),
              ),
            (t) => t.board.open === 1,
          )
          .when(
            'TI-RULE-03',
            (_, v) => v.n !== null,
            (given) =>
              given
                .chance('TI-RULE-04', 'face', () => die([100, 200, 300, 400, 500, 600]))
                .do('TI-RULE-05', (t, v) => {
                  t.board.log.push(v.n! + v.face);
                  if (t.board.log.length === 4) t.board.open = 0;
                }),
          ),
    )
    .end();
  const clock = procedure('clock')
    .ask(
      'TI-RULE-06',
      'time',
      () => choose(CLOCK, ['expired']),
      (t) => t.board.open === 1,
    )
    .do('TI-RULE-07', (t, v) => {
      if (v.time !== null) t.board.open = 0;
    })
    .end();
  const main = procedure<object, Outcome>('main')
    .together('TI-RULE-08', (t) => [
      ...t.seats.map((seat) => strand(seat, adding.with({ seat }))),
      strand(CLOCK, clock.with()),
    ])
    .together('TI-RULE-09', () => [])
    .return('TI-RULE-10', () => DONE)
    .end();
  return () => main.with();
});

const valueOf = (play: ReturnType<typeof opened>, seat: Seat, at = 0): unknown =>
  play.ask(play.pendingOf(seat)!).nth(at);

describe('together', () => {
  test('every seat is asked at once, and asked anew when the board has moved', () => {
    const play = opened(scramble, { seats: 3 });
    expect(waitingFor(play)).toEqual([0, 1, 2, CLOCK]);
    const id = questionsFor(play, 0)[0]!.id;
    expect(reply(play, 2, 1)).toBe(null);
    expect(questionsFor(play, 0)[0]!.id).toBe(id);
    expect(questionsFor(play, 0)[0]!.options.map((one) => one.value)).toEqual([10, 11, 12]);
    expect(reply(play, 0, 1)).toBe('NOT_AN_ANSWER');
    expect(reply(play, 0, 11)).toBe(null);
    expect(waitingFor(play)).toEqual([0, 1, 2, CLOCK]);
  });

  test('the barrier opens when the last strand is done; closed questions are passed over', () => {
    const play = opened(scramble, { seats: 2 });
    for (const seat of [0, 1, 1]) reply(play, seat, valueOf(play, seat));
    expect(play.over).toBe(false);
    reply(play, 0, valueOf(play, 0));
    expect([play.over, play.pending.length]).toEqual([true, 0]);
  });

  test('the clock is a seat, and its answer ends what depends on it', () => {
    const play = opened(scramble, { seats: 2 });
    expect(reply(play, CLOCK, 'later')).toBe('NOT_AN_ANSWER');
    expect(reply(play, CLOCK, 'expired')).toBe(null);
    expect(play.over).toBe(true);
    expect(play.answer(0, 'TI-RULE-02#0', 0)?.code).toBe('GAME_OVER');
  });

  test('what a seat throws does not depend on how answers interleave', () => {
    const faces = (order: readonly Seat[]): number[][] => {
      const play = opened(scramble, { seats: 2 });
      const own: number[][] = [[], []];
      for (const seat of order) {
        reply(play, seat, valueOf(play, seat));
        own[seat]!.push(Math.floor(play.state.board.log.at(-1)! / 100));
      }
      return own;
    };
    expect(faces([0, 0, 1, 1])).toEqual(faces([1, 0, 1, 0]));
    expect(faces([0, 0, 1, 1])[0]).not.toEqual(faces([0, 0, 1, 1])[1]);
  });

  test('copies have their questions in the same order as the original', () => {
    const play = opened(scramble, { seats: 3 });
    reply(play, 0, valueOf(play, 0));
    expect(asked(play)).toEqual(asked(play.fork()));
    expect(asked(play)).toEqual(['0:TI-RULE-02', '1:TI-RULE-02', '2:TI-RULE-02', '-1:TI-RULE-06']);
  });

  test('a game that is resumed again asks the same questions', () => {
    const play = opened(scramble, { seats: 3 });
    reply(play, 1, valueOf(play, 1));
    const before = asked(play);
    expect(asked(play.resume())).toEqual(before);
    for (const seat of [0, 0, 1]) reply(play, seat, valueOf(play, seat));
    expect(play.over).toBe(true);
  });

  test('a question asked before another strand moved the board is not answered as it was', () => {
    const game = tiny(({ procedure }) => {
      const first = procedure('first')
        .ask('TI-RULE-01', 'n', (t) => choose(0, [t.board.open]))
        .end();
      const second = procedure('second')
        .do('TI-RULE-02', (t) => {
          t.board.open = 7;
        })
        .ask('TI-RULE-03', 'n', () => choose(1, [0]))
        .end();
      const main = procedure<object, Outcome>('main')
        .together('TI-RULE-04', () => [strand(0, first.with()), strand(1, second.with())])
        .return('TI-RULE-05', () => DONE)
        .end();
      return () => main.with();
    });
    const play = opened(game, { seats: 2 });
    expect(questionsFor(play, 0)[0]!.options.map((one) => one.value)).toEqual([7]);
  });

  test('an open question that goes away without `open` is a mistake in the rules', () => {
    const game = tiny(({ procedure }) => {
      const one = procedure<{ seat: Seat }>('one')
        .ask('TI-RULE-01', 'n', (t, v) => (t.board.open === 1 ? choose(v.seat, [0]) : null))
        .do('TI-RULE-02', (t) => {
          t.board.open = 0;
        })
        .end();
      const main = procedure<object, Outcome>('main')
        .together('TI-RULE-03', (t) => t.seats.map((seat) => strand(seat, one.with({ seat }))))
        .return('TI-RULE-04', () => DONE)
        .end();
      return () => main.with();
    });
    const play = opened(game, { seats: 2 });
    reply(play, 1, 0);
    expect(() => play.ask(play.pendingOf(0)!)).toThrow('main > one @ TI-RULE-01: an open question went away');
  });
});

describe('powers', () => {
  test('a power interrupts, and what was asked is asked again', () => {
    const shout: { -readonly [K in keyof Power<Tiny, GameEvent>]: Power<Tiny, GameEvent>[K] } = {
      label: 'TI-RULE-10',
      offer: (t, seat) =>
        seat === 1 && t.board.log.length < 2 ? choose(1, [5, 6], { blocked: () => [[7, 'TOO_LOUD']] }) : null,
      play: null as never,
    };
    const game = tiny(
      ({ procedure }) => {
        shout.play = procedure<{ seat: Seat; choice: never }>('shout')
          .ask('TI-RULE-11', 'sure', (_, v) => choose(v.seat, ['yes', 'no']))
          .do('TI-RULE-12', (t, v) => t.board.log.push(v.sure === 'yes' ? v.choice : 0))
          .end();
        const main = procedure<object, Outcome>('main')
          .ask('TI-RULE-01', 'a', () => choose(0, ['a']))
          .return('TI-RULE-02', () => DONE)
          .end();
        return () => main.with();
      },
      { powers: [shout] },
    );
    const play = opened(game, { seats: 2 });
    const offer = questionsFor(play, 1)[0]!;
    expect(offer).toMatchObject({ power: true, id: 'TI-RULE-10#0', label: 'TI-RULE-10' });
    expect(play.answer(1, offer.id, 7)).toMatchObject({ code: 'TOO_LOUD', rule: 'TI-RULE-10' });
    expect(play.answer(0, offer.id, 5)?.code).toBe('STALE_QUESTION');
    expect(play.answer(1, offer.id, 5)).toBe(null);
    expect(asked(play)).toEqual(['1:TI-RULE-11']);
    expect(asked(play.fork())).toEqual(['1:TI-RULE-11']);
    reply(play, 1, 'yes');
    expect(asked(play)).toEqual(['0:TI-RULE-01']);
    expect(play.state.board.log).toEqual([5]);
    for (const stranger of [2, -1, 0.5, Number.NaN, null, '1']) {
      expect(play.powersOf(stranger as Seat)).toEqual([]);
    }
  });
});
