/** Which sounds a line of the log makes: what it is struck on, and the cue where it means something for the player. */

import type { GameEvent, Topic } from '@gravetable/kernel';
import type { SoundName } from './score.ts';

const CUES = ['bad', 'good', 'danger', 'closing'] as const;
type Cue = (typeof CUES)[number];

/** What happens to the group for good or ill, by game and kind of event; each game's end has its cue anyway. */
export const TELLING: Readonly<Record<string, Readonly<Partial<Record<Cue, readonly string[]>>>>> = {
  'dead-cells': {
    good: ['bossWon', 'allBells', 'lantern', 'rune', 'feat', 'secret', 'checkWaived'],
    bad: ['beheadedDies', 'companionDies', 'scrollLost'],
    danger: ['bossTurns', 'malaise', 'curse', 'darkness', 'waveMoves'],
  },
  'cards-of-the-dead': {
    good: ['dayEnds', 'reward', 'freed'],
    bad: ['died', 'whisperFailed'],
    danger: ['threat', 'lastWhisper', 'noiseZombie', 'blocked'],
  },
  vengeance: {
    good: ['objective', 'bossKilled'],
    bad: ['beaten', 'died'],
    danger: ['woundedByEnemies'],
    closing: ['takingClosed'],
  },
};

const STRUCK: Readonly<Record<Topic, SoundName>> = {
  fight: 'clash',
  harm: 'crack',
  death: 'fall',
  loot: 'clink',
  chance: 'draw',
};

export interface Told {
  readonly game: string;
  readonly event: GameEvent;
  readonly topic: Topic | null;
  /** The first line after dice fell. */
  readonly rolled: boolean;
  /** It befalls whoever sits here. */
  readonly own: boolean;
}

export function soundsOf(told: Told): readonly SoundName[] {
  const cue = cueOf(told);
  const struck = struckOf(told);
  return [struck, cue].filter((one) => one !== null);
}

function struckOf({ event, topic, rolled }: Told): SoundName | null {
  if (rolled) return 'dice';
  if (event.reveals === true) return 'card';
  return topic === null ? null : STRUCK[topic];
}

function cueOf({ game, event, own }: Told): SoundName | null {
  // A check tells by itself how it went.
  if (event['passed'] === 'yes') return 'good';
  if (event['passed'] === 'no') return 'bad';
  const telling = TELLING[game];
  const named = CUES.find((cue) => telling?.[cue]?.includes(event.kind));
  return named ?? (own ? 'danger' : null);
}
