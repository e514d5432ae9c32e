import { lanternHill } from '@gravetable/example';
import {
  belowOf,
  hash64,
  isRefusal,
  load,
  questionsFor,
  recordFrom,
  replayed,
  RulesError,
  save,
  Session,
  stateHash,
  type AnyGame,
  type Json,
  type Migration,
  type Refusal,
} from '@gravetable/kernel';
import { anAnswer, describeSaves } from '@gravetable/testkit';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describeSaves(lanternHill, {
  beside: import.meta.url,
  moment: 'a night is under way',
  shows: (board) => (board as { readonly night: number }).night >= 1,
});

describe('a relic that is no longer in the box', () => {
  const [header, state] = readFileSync(new URL('fixtures/save-0.1.0.txt', import.meta.url), 'utf8').split(
    '\n',
  ) as [string, string];
  const GONE = 99;
  const saved = JSON.parse(state) as {
    readonly board: { readonly diggers: readonly { readonly hand: number[] }[] };
  };
  const [digger, ...others] = saved.board.diggers;
  // A digger held a relic that in that box had another number, which today nobody knows.
  const diggers = [{ ...digger!, hand: [GONE] }, ...others];
  const odd = JSON.stringify({ ...saved, board: { ...saved.board, diggers } });
  const text = `${header.replace(/"hash":"\w+"/, `"hash":"${hash64(odd)}"`)}\n${odd}\n`;
  const later = (step: Omit<Migration, 'from' | 'to'>): AnyGame => ({
    ...lanternHill,
    version: '0.2.0',
    migrations: [{ from: '0.1.0', to: '0.2.0', ...step }],
  });

  test('leaves a table that cannot be understood, and is refused whole', () => {
    expect(load(text, () => later({}))).toMatchObject({ refused: true, code: 'OTHER_CONTENT' });
  });

  test('is exchanged by a migration, and the table goes on to its end', () => {
    const exchange = (old: Record<string, unknown>): Record<string, unknown> => ({
      ...old,
      diggers: (old['diggers'] as typeof diggers).map((one) => ({
        ...one,
        hand: one.hand.map((relic) => (relic === GONE ? digger!.hand[0]! : relic)),
      })),
    });
    const play = load(text, () => later({ board: exchange }));
    if (isRefusal(play)) throw new Error(JSON.stringify(play));
    const below = belowOf('gone');
    while (!play.over) {
      const { seat, id, value } = anAnswer(play, below)!;
      expect(play.answer(seat, id, value)).toBe(null);
    }
  });
});

describe('a lantern that somebody forged', () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' }));
  /** Bob has lit his lantern and is asked in which order the relics go back. */
  function lit(): Session {
    const session = Session.open(lanternHill, seats, { seed: 'lit' }) as Session;
    uses(session, 1);
    if (session.play.idOf(session.play.pendingOf(1)!).startsWith('EX-LAMP-03'))
      session.answer(1, session.play.idOf(session.play.pendingOf(1)!), [0, 0, 0]);
    return session;
  }
  function uses(session: Session, seat: number): void {
    expect(session.answer(seat, session.play.powersOf(seat)[0]!.id, 'light')).not.toHaveProperty('refused');
  }
  function forged(light: Json): Session | Refusal {
    const [header, state] = save(lit().play).split('\n') as [string, string];
    const saved = JSON.parse(state) as { readonly board: object };
    const odd = JSON.stringify({ ...saved, board: { ...saved.board, light } });
    const text = `${header.replace(/"hash":"\w+"/, `"hash":"${hash64(odd)}"`)}\n${odd}\n`;
    const found = recordFrom(
      text,
      (seat) => seats[seat]!,
      () => lanternHill,
    );
    return isRefusal(found) ? found : replayed(found, lanternHill);
  }

  test('shines on more relics than there are: refused', () => {
    expect(forged({ seat: 1, relics: 99 })).toMatchObject({ refused: true, code: 'CORRUPT' });
    expect(forged({ seat: 1, relics: -1 })).toMatchObject({ refused: true, code: 'CORRUPT' });
    expect(forged({ seat: 1, relics: 3 })).toBeInstanceOf(Session);
  });

  test('EX-LAMP-03 the answer that would take away what another is asked is not taken', () => {
    const session = forged(null) as Session;
    uses(session, 0);
    const mine = session.play.pendingOf(0)!;
    expect(session.play.idOf(mine)).toBe('EX-LAMP-03#1');
    const before = stateHash(session.play);
    const bob = session.play.pendingOf(1)!;
    const order = session.play.ask(bob).nth(0) as Json;
    expect(() => session.answer(1, session.play.idOf(bob), order)).toThrow(RulesError);
    expect(stateHash(session.play)).toBe(before);
    expect(questionsFor(session.play, 0)[0]!.label).toBe('EX-LAMP-03');
  });
});
