import { games } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  kernelWords,
  LANGUAGES,
  questionsFor,
  Session,
  Speaker,
  type AnyGame,
  type Said,
} from '@gravetable/kernel';
import { due } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { idsIn, thingsAt, thingsNamed } from '../src/table/things.ts';

const ANSWERS = 120;

/** What is said on the screen of a seat: its questions, and the table in words. */
function saidTo(session: Session, seat: number): Said[] {
  const { play, game } = session;
  const asked = questionsFor(play, seat).flatMap(({ kind, about, options, blocked }) => [
    { id: `ask.${kind}`, args: about } as Said,
    ...[...options, ...(blocked ?? [])].map(({ said }) => said),
  ]);
  const table = game.outline(play.view(seat) as never).flatMap(({ title, lines }) => [title, ...lines]);
  return [...asked, ...table];
}

/** What has a grammar is a name; a card that nobody has seen is nothing yet. */
const isName = ({ text }: AnyGame, id: string): boolean =>
  text.en[`grammar.${id}`] !== undefined && id !== 'card.unknown';

/** The names on the screens of one game played by lot. */
function namedIn(game: AnyGame, seed: string): Map<string, Session> {
  const people = Array.from({ length: game.seats.min }, (_, n) => ({ name: `${n}`, kind: 'person' }));
  const session = Session.open(game, people, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf(seed);
  const named = new Set<string>();
  for (let n = 0; n < ANSWERS && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    if (pending.seat >= 0)
      for (const said of saidTo(session, pending.seat))
        for (const id of idsIn(said)) if (isName(game, id)) named.add(id);
    const value = session.play.ask(pending).sample(below);
    const told = session.answer(pending.seat, session.play.idOf(pending), value as never);
    if (isRefusal(told)) throw new Error(told.code);
  }
  return new Map([...named].map((id) => [id, session]));
}

const NAMING = games.filter(({ text }) => Object.keys(text.en).some((id) => id.startsWith('grammar.')));

describe.each(due(NAMING, ({ id }) => id))('$id', (game) => {
  test('look tells what anything named on the screen does, in both languages', () => {
    for (const seed of ['named', 'known']) {
      const named = namedIn(game, seed);
      expect(named.size).toBeGreaterThan(0);
      for (const language of LANGUAGES) {
        const speaker = new Speaker(language, [game.text[language], kernelWords[language]], ['Ann']);
        const silent = [...named].filter(([id, session]) => {
          const things = thingsAt(session, 0, speaker);
          const found = thingsNamed(things, speaker.say({ id }));
          return !found.some((one) => one.id === id && one.lines.some((line) => line.trim() !== ''));
        });
        expect(silent.map(([id]) => id)).toEqual([]);
      }
    }
  });
});
