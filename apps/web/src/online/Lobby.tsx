/** Before the game: who sits where, the way in for friends, and Start. */

import { isRefusal } from '@gravetable/kernel';
import { forms } from 'virtual:gravetable/forms';
import { useEffect, useState } from 'react';
import { Icon, SeatChip } from '../art/index.ts';
import { PosterPrint } from '../art/prints/index.tsx';
import { BRAND, isPoster } from '../brand.ts';
import { Choice } from '../screens/fields.tsx';
import { Page } from '../screens/Page.tsx';
import { gameTitle } from '../titles.ts';
import { Talk } from './Chat.tsx';
import { useAsking, useHere } from './context.tsx';
import { AskFriends } from './Invite.tsx';
import { TakeChair } from './TakeChair.tsx';
import { LinkBadge } from './LinkBadge.tsx';
import { SeatRow } from './LobbySeats.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export function Lobby() {
  const { o, words } = useOnlineWords();
  const { room, you } = useHere();
  const { ask, refusal } = useAsking();
  const [starting, setStarting] = useState(false);
  const game = forms.find(({ id }) => id === room.game);
  const title = gameTitle(room.game, words);
  const waiting = room.seats.filter(({ kind }) => kind === 'open').length;
  const host = room.seats.find(({ member }) => member !== null && member === room.host);
  const start = async (): Promise<void> => {
    setStarting(true);
    const reply = await ask('begin', {});
    if (isRefusal(reply)) setStarting(false);
  };
  useEffect(() => {
    document.title = room.title;
    return () => {
      document.title = BRAND;
    };
  }, [room.title]);
  return (
    <Page>
      <main className="lobby" id="main" tabIndex={-1} data-game={room.game}>
        <div className="lobby-side">
          {isPoster(room.game) && (
            <div className="side-print">
              <PosterPrint game={room.game} />
            </div>
          )}
          <TableFacts />
        </div>
        <div className="lobby-middle">
          <h1 className="title">
            {room.title}{' '}
            {room.title !== title && <span className="note">{o('lobby.of', { game: title })}</span>}
          </h1>
          <section className="panel" aria-labelledby="lobby-seats">
            <div className="row">
              <h2 className="title grow" id="lobby-seats">
                {o('lobby.seats')}
              </h2>
              <p className="note">{you.host ? o('lobby.seats-note') : o('lobby.guest-note')}</p>
            </div>
            <ul className="lobby-seats">
              {room.seats.map((seat) => (
                <li key={seat.seat}>
                  <SeatRow seat={seat} bots={game?.bots ?? []} ask={ask} />
                </li>
              ))}
            </ul>
            <Refusal refusal={refusal} />
            {you.host && room.seats.length < (game?.seats.max ?? 0) && (
              <button
                type="button"
                className="button small"
                onClick={() => void ask('seats', { count: room.seats.length + 1 })}
              >
                {o('lobby.add')}
              </button>
            )}
          </section>
          <section className="panel" aria-labelledby="lobby-come">
            <div className="row">
              <h2 className="title grow" id="lobby-come">
                {o('lobby.come')}
              </h2>
              <p className="note">
                {o('lobby.come-n', {
                  here: room.seats.filter(({ here }) => here).length,
                  watching: room.watchers,
                })}
              </p>
              <LinkBadge wide />
            </div>
            <Talk short />
          </section>
        </div>
        <div className="lobby-side">
          <AskFriends />
          {you.host && <Rules />}
        </div>
      </main>
      <footer className="lobby-bar" data-game={room.game}>
        {you.seats[0] !== undefined && <SeatChip seat={you.seats[0]} size={34} />}
        <div className="grow">
          <h2>
            {you.host
              ? o('lobby.start-title', { name: you.name })
              : host === undefined
                ? o('lobby.wait-title-none')
                : o('lobby.wait-title', { name: host.name })}
          </h2>
          <p className="note">
            {waiting === 0 ? o('lobby.all-there') : o('lobby.bots-play', { n: waiting })}
          </p>
        </div>
        {you.host && (
          <button type="button" className="button primary" disabled={starting} onClick={() => void start()}>
            {o('lobby.start')}
          </button>
        )}
        <TakeChair />
      </footer>
    </Page>
  );
}

/** What is played here, and how much is talked. */
function TableFacts() {
  const { o } = useOnlineWords();
  const { room, you } = useHere();
  const { ask } = useAsking();
  if (!you.host) {
    return (
      <p className="note lobby-fact">
        <Icon name="talk" />
        {o(`talk.${room.talk}`)}
      </p>
    );
  }
  return (
    <Choice
      id="talk"
      label={o('lobby.talk')}
      value={room.talk}
      change={(talk) => void ask('set', { ...UNCHANGED, talk: talk as typeof room.talk })}
    >
      {(['open', 'structured', 'silent'] as const).map((talk) => [talk, o(`talk.${talk}`)])}
    </Choice>
  );
}

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

/** What the host settles about who may come. */
function Rules() {
  const { o } = useOnlineWords();
  const { room } = useHere();
  const { ask } = useAsking();
  return (
    <section className="panel lobby-rules">
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
    </section>
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
