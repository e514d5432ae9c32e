/**
 * The door to the sounds. What plays them is fetched when there is something to hear, and nothing sounds before the
 * first gesture: until then cues are dropped, and a game's motif waits. No sound is the only one to tell something.
 */

import { isTouched, onceTouched } from '../gesture.ts';
import { useSettings } from '../settings.ts';
import type { Told } from './lines.ts';
import type * as Player from './player.ts';
import type { Heard } from './player.ts';
import type { SoundName } from './score.ts';

export type { Heard, SoundName };

let player: Promise<typeof Player> | null = null;

function withPlayer(act: (player: typeof Player) => void): void {
  const { muted, captions } = useSettings.getState();
  if (muted && !captions) return;
  fetched().then(act, () => {
    player = null; // Without a network the table is silent, and says the same.
  });
}

function fetched(): Promise<typeof Player> {
  player ??= import('./player.ts').then((made) => {
    made.follow(useSettings.getState());
    useSettings.subscribe(made.follow);
    return made;
  });
  return player;
}

/** For whoever writes down what is heard. */
export function onHeard(listener: (heard: Heard, player: typeof Player) => void): () => void {
  let stop = (): void => undefined;
  let gone = false;
  withPlayer((made) => {
    if (!gone) stop = made.onHeard((heard) => listener(heard, made));
  });
  return () => {
    gone = true;
    stop();
  };
}

export function play(name: SoundName): void {
  if (isTouched()) withPlayer(({ sound }) => sound(name));
}

/** What lines of the log sound like that are shown at once. */
export function playLines(told: readonly Told[]): void {
  if (isTouched()) withPlayer(({ lines }) => lines(told));
}

/** Tables that were sat down at since the page was loaded. */
const greeted = new Set<string>();

/** The motif of the game, once for each table: when it is opened, or at the first gesture after that. */
export function greet(table: string, game: string): () => void {
  return onceTouched(() => {
    if (greeted.has(table)) return;
    greeted.add(table);
    withPlayer(({ motif }) => motif(game));
  });
}
