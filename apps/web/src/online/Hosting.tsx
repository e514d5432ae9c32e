/** What the host settles about a table, before the game and while it runs: who may come, who goes, and who is the host. */

import type { SeatView } from '@gravetable/protocol';
import { Icon } from '../art/index.ts';
import { Choice } from '../screens/fields.tsx';
import { useAsking, useHere, type Asking } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export const UNCHANGED = {
  title: null,
  options: null,
  way: null,
  talk: null,
  delay: null,
  watchersTalk: null,
} as const;

/** Seconds that watchers see the table later. */
const DELAYS = [0, 30, 120, 300] as const;

/** Who may come, and what watchers may. */
export function DoorRules() {
  const { o } = useOnlineWords();
  const { room } = useHere();
  const { ask } = useAsking();
  return (
    <>
      <Switch
        icon={room.locked ? 'padlock' : 'padlock-open'}
        label={o('lobby.lock')}
        note={o('lobby.lock-note')}
        on={room.locked}
        change={(locked) => void ask('lock', { locked })}
      />
      <Switch
        icon="eyeball"
        label={o('lobby.watch-talk')}
        note={o('lobby.watch-talk-note')}
        on={room.watchersTalk}
        change={(watchersTalk) => void ask('set', { ...UNCHANGED, watchersTalk })}
      />
      <Choice
        id="delay"
        label={o('lobby.delay')}
        value={String(room.delay)}
        change={(delay) => void ask('set', { ...UNCHANGED, delay: Number(delay) })}
      >
        {DELAYS.map((delay) => [String(delay), o('lobby.delay-by', { delay })])}
      </Choice>
    </>
  );
}

interface SwitchProps {
  readonly icon: 'padlock' | 'padlock-open' | 'eyeball';
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

function Switch({ icon, label, note, on, change }: SwitchProps) {
  return (
    <label className="switch">
      <Icon name={icon} />
      <span className="grow">
        <b>{label}</b>
        <span className="note">{note}</span>
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => change(event.target.checked)} />
    </label>
  );
}

/** The chair for somebody else, or their place for a bot. */
export function GuestWays({ seat, ask }: { seat: SeatView; ask: Asking['ask'] }) {
  const { o } = useOnlineWords();
  const { member, name } = seat;
  if (member === null) return null;
  return (
    <div className="row">
      <button
        type="button"
        className="button small"
        aria-label={o('lobby.hand-on-of', { name })}
        onClick={() => void ask('host', { member })}
      >
        {o('lobby.hand-on')}
      </button>
      <button
        type="button"
        className="button small"
        aria-label={o('lobby.kick-of', { name })}
        onClick={() => {
          if (confirm(o('lobby.kick-sure', { name }))) void ask('kick', { member });
        }}
      >
        {o('lobby.kick')}
      </button>
    </div>
  );
}

/** The same while the game runs, in the table's menu. */
export function Hosting() {
  const { o } = useOnlineWords();
  const { room, you } = useHere();
  const { ask, refusal } = useAsking();
  const guests = room.seats.filter(({ member }) => member !== null && member !== you.member);
  return (
    <details>
      <summary className="button">{o('menu.host')}</summary>
      <div className="hosting">
        <ul>
          {guests.map((seat) => (
            <li key={seat.seat} className="row">
              <b className="grow">{seat.name}</b>
              <GuestWays seat={seat} ask={ask} />
            </li>
          ))}
        </ul>
        <Refusal refusal={refusal} />
        <DoorRules />
      </div>
    </details>
  );
}
