/** What an answer would lead to, as far as the seat may know beforehand. It is tried on a copy. */

import { belowOf, determinise, questionsFor, waitingFor } from '@gravetable/kernel';
import type { Json, Play, Refusal, Seat, Session, Viewer } from '@gravetable/kernel';
import type { Preview } from '@gravetable/protocol';

/** `eyes`: who weighs it, where that is not the seat that is asked. */
export function previewOf(play: Play, seat: Seat, id: string, value: Json, eyes: Seat = seat): Preview {
  const fork = play.fork();
  // Whichever comes first stops it: what follows on something hidden would tell of it.
  const stops: ('roll' | 'reveal')[] = [];
  fork.listen(({ open, secret }) => {
    if (fork.fell) stops.push('roll');
    else if (open?.reveals === true || secret?.reveals === true) stops.push('reveal');
  });
  fork.fell = false;
  const refusal = fork.answer(seat, id, value);
  if (refusal !== null) return { line: null, refusal, view: null, outline: null };
  const goesOn = [seat, eyes].some((one) => fork.pendingOf(one) !== undefined);
  const others = !fork.over && !goesOn && waitingFor(fork).length > 0;
  const line = stops[0] ?? (fork.fell ? 'roll' : others ? 'seat' : null);
  if (line === 'roll' || line === 'reveal') return { line, refusal: null, view: null, outline: null };
  const view = fork.view(eyes);
  return { line, refusal: null, view, outline: fork.game.outline(view) };
}

/** Why a piece cannot be chosen while this is asked, as the game's rules say; null where they have nothing to say of it. */
export function whyNotOf(
  play: Play,
  seat: Seat,
  id: string,
  piece: string,
  eyes: Seat = seat,
): Refusal | null {
  const asked = questionsFor(play, seat).find((one) => one.id === id);
  return asked === undefined ? null : (play.game.whyNot?.(play.view(eyes), asked, piece) ?? null);
}

/** The game's own forecast, played on games that might be this one for all the viewer knows. */
export function forecastOf(
  { play, game, count }: Pick<Session, 'play' | 'game' | 'count'>,
  viewer: Viewer,
  answer: Json,
): Json {
  if (game.forecast === undefined || play.over) return null;
  const below = belowOf(`forecast ${count}`);
  return game.forecast(() => determinise(play, viewer, below), viewer, answer);
}
