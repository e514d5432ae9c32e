/** Loot to collect, or a flashback action in the middle of a fight: what it is used for. */

import { useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { useQuestion } from '../../../table/context.tsx';
import { Tray } from '../../../table/kit/CardTray.tsx';
import type { PlayerView } from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { Actions, actsIn } from './FlashBoard.tsx';

export const TRAYED: ReadonlySet<string> = new Set(['loot', 'flash']);

export function LootTray({ player }: { player: PlayerView }) {
  const question = useQuestion();
  const { s, name } = useOwn();
  const [wanted, setWanted] = useState<string | null>(null);
  if (question === null || !TRAYED.has(question.kind)) return null;
  const acts = actsIn(question, ({ do: word }) => word === question.kind);
  const rooms = [...new Set(acts.flatMap(({ what }) => what.room ?? []))];
  const chosen = wanted !== null && rooms.includes(wanted) ? wanted : rooms[0];
  const title = s(question.kind === 'loot' ? 'loot.title' : 'flash.title');
  return (
    <Tray className="vg-loot-tray" label={title}>
      <header className="row">
        <h2 className="small-caps">{title}</h2>
        {rooms.length > 0 && (
          <div className="row" role="group" aria-label={s('loot.rooms')}>
            {rooms.map((room) => (
              <button
                key={room}
                type="button"
                className={room === chosen ? 'button small vg-chosen' : 'button small'}
                aria-pressed={room === chosen}
                onClick={() => setWanted(room)}
              >
                <Icon name="round-star" />
                {name(`room.${player.den ?? ''}.${room}`)}
              </button>
            ))}
          </div>
        )}
      </header>
      <Actions
        question={question}
        acts={chosen === undefined ? acts : acts.filter(({ what }) => what.room === chosen)}
        byTab
      />
    </Tray>
  );
}
