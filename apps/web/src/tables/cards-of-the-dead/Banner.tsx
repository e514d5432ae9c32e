/** What changes the whole table is told large: a new day, a threat, going in and out. */

import type { TableEvent } from './facts.ts';
import { useOwn } from './words/index.ts';

export function Banner({ event }: { event: TableEvent | null }) {
  const { s, words } = useOwn();
  const text = ((): readonly [title: string, note: string] | null => {
    switch (event?.kind) {
      case 'dayBegins':
        return [s('banner.day', { day: event.day }), ''];
      case 'threat':
        return [
          words.say({ id: `threat.${event.threat}` }),
          words.say({ id: `threat.${event.threat}.text` }),
        ];
      case 'goesIn':
        return [s('banner.indoors', { zone: event.zone }), words.say({ id: `card.${event.zone}.flavour` })];
      case 'goesOut':
        return [s('banner.out'), ''];
      default:
        return null;
    }
  })();
  if (text === null) return null;
  return (
    <div className="cd-banner" aria-hidden="true">
      <b className="title">{text[0]}</b>
      {text[1] !== '' && <p>{text[1]}</p>}
    </div>
  );
}
