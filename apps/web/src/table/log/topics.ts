/** What the lines of a log are about, for its filter and for the marks on the time line. */

import type { GameEvent, Topic } from '@gravetable/kernel';
import type { GameInfo, LogLine } from '../../engine/types.ts';
import type { Kind } from '../../hearing.ts';

/** What a reader can ask for; each shows the lines of some topics. */
export const FILTERS = ['all', 'key', 'fight', 'harm', 'loot', 'chance'] as const;
export type Filter = (typeof FILTERS)[number];

const SHOWN: Readonly<Record<'fight' | 'harm' | 'loot' | 'chance', readonly Topic[]>> = {
  fight: ['fight', 'harm', 'death'],
  harm: ['harm', 'death'],
  loot: ['loot'],
  chance: ['chance'],
};

const SPOKEN_AS: Readonly<Record<Topic, Kind>> = {
  fight: 'fight',
  harm: 'harm',
  death: 'harm',
  loot: 'loot',
  chance: 'chance',
};

export interface Topics {
  readonly of: (event: GameEvent) => Topic | null;
  readonly isTurning: (event: GameEvent) => boolean;
  readonly shows: (filter: Filter, event: GameEvent) => boolean;
  /** The one kind a line is spoken as: a key moment before all, then what it is about. */
  readonly kindOf: (event: GameEvent) => Kind;
  /** What there is to ask for: a game without fights offers none. */
  readonly filters: readonly Filter[];
}

export function topicsOf({ story }: GameInfo): Topics {
  const about = new Map<string, Topic>();
  for (const [topic, kinds] of Object.entries(story?.topics ?? {})) {
    for (const kind of kinds) about.set(kind, topic as Topic);
  }
  const turning = new Set(story?.turning);
  const of: Topics['of'] = ({ kind }) => about.get(kind) ?? null;
  const isTurning: Topics['isTurning'] = ({ kind }) => turning.has(kind);
  return {
    of,
    isTurning,
    shows(filter, event) {
      if (filter === 'all') return true;
      if (filter === 'key') return isTurning(event);
      if (filter === 'chance' && event.reveals === true) return true;
      const topic = of(event);
      return topic !== null && SHOWN[filter].includes(topic);
    },
    kindOf(event) {
      if (isTurning(event)) return 'key';
      const topic = of(event);
      if (topic !== null) return SPOKEN_AS[topic];
      return event.reveals === true ? 'chance' : 'rest';
    },
    filters: FILTERS.filter((one) => {
      if (one === 'all') return true;
      return one === 'key' ? turning.size > 0 : (story?.topics[one].length ?? 0) > 0;
    }),
  };
}

/** Whose figure an event is about: a seat, or null. Figures change hands; `learn` is told every line in turn. */
export function figures({ story }: Pick<GameInfo, 'story'>): {
  readonly learn: (line: LogLine) => void;
  readonly seatOf: (event: GameEvent) => number | null;
} {
  const played = new Map<unknown, number>();
  const figure = story?.figure;
  return {
    learn({ event }) {
      if (figure === undefined || event.kind !== figure.told) return;
      played.set(event[figure.field], event['who'] as number);
    },
    seatOf(event) {
      if (typeof event['who'] === 'number') return event['who'];
      return figure === undefined ? null : (played.get(event[figure.field]) ?? null);
    },
  };
}
