import { random } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, LANGUAGES, Look, Session, type Json } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { shelvedOf } from '@gravetable/host';

function begun(game: string, seats: number, options: { readonly [id: string]: Json } = {}): Session {
  const people = Array.from({ length: seats }, (_, at) => ({ kind: 'person', name: `P${at}` }));
  const session = Session.open(gameOf(game)!, people, { seed: 'standing', options });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

/** Somebody answers at random until this holds, or the game is over. */
function playUntil(session: Session, holds: (view: never) => boolean, most = 4000): void {
  const below = belowOf('standing');
  for (let n = 0; n < most && !session.play.over && !holds(session.play.view(null) as never); n++) {
    const pending = session.play.pending[0]!;
    const answer = random.choose(new Look(session.play, pending), below) as Json;
    session.answer(pending.seat, session.play.idOf(pending), answer);
  }
}

const toldBy = (session: Session) => shelvedOf(session).standing!;

describe('where a saved game stands', () => {
  test('Cards of the Dead: the day, the place and everybody’s Vitality', () => {
    const session = begun('cards-of-the-dead', 2, { survivors: ['rick', 'selena'] });
    playUntil(session, (view: { active: number | null }) => view.active !== null);
    expect(toldBy(session).en).toMatch(
      /^Day 1 of 3, Main Zone\. Vitality: Rick Dixon \d+ of \d+ and Selena Harris \d+ of \d+\.$/,
    );
    expect(toldBy(session).fr).toMatch(
      /^Jour 1 sur 3, Zone principale\. Vitalité\u00A0: Rick Dixon \d+ sur \d+ et Selena Harris \d+ sur \d+\.$/,
    );
  });

  test('Dead Cells: the Run, the place, the Runes and everybody’s Health', () => {
    const session = begun('dead-cells', 2, { beheaded: ['flayed', 'quartered'] });
    playUntil(session, (view: { biome: object | null; combat: object | null }) => view.biome !== null);
    expect(toldBy(session).en).toMatch(
      /^Run 1, Prisoners’ Quarters\. Runes: 0 of 7\. Health: The Flayed \d+ of \d+ and The Quartered \d+ of \d+\.$/,
    );
    playUntil(session, (view: { combat: object | null }) => view.combat !== null);
    expect(toldBy(session).fr).toMatch(/^Run 1, .+, en plein Combat\. Runes\u00A0: 0 sur 7\. Vie\u00A0: /);
    playUntil(session, (view: { run: { phase: string } }) => view.run.phase === 'end');
    expect(toldBy(session).en).toMatch(/^Run 1 is over\. Runes: \d of 7\./);
  });

  test('a finished game says how it ended', () => {
    const session = begun('cards-of-the-dead', 1);
    playUntil(session, () => false);
    expect(session.play.over).toBe(true);
    expect(toldBy(session).en).toMatch(/^(Nobody survived|All seven spaces|The survivors are out)/);
  });

  test.each(['cards-of-the-dead', 'dead-cells', 'vengeance', 'lantern-hill'])(
    '%s says something in every language from the first moment on, and leaves no gap',
    (game) => {
      const session = begun(game, gameOf(game)!.seats.min);
      for (const language of LANGUAGES) {
        expect(toldBy(session)[language].length).toBeGreaterThan(5);
        expect(toldBy(session)[language]).not.toMatch(/[{}]|undefined|standing\.|outline\./);
      }
    },
  );
});
