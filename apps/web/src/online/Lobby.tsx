/** Before the game: who sits where, the way in for friends, and Start. */

import { isRefusal } from '@gravetable/kernel';
import type { SeatView } from '@gravetable/protocol';
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
import { Facts } from './Facts.tsx';
import { AskFriends } from './Invite.tsx';
import { TakeChair } from './TakeChair.tsx';
import { DoorRules, UNCHANGED } from './Hosting.tsx';
import { Knocks, KnocksSaid } from './Knocks.tsx';
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
          <Facts />
          {you.host && <TalkChoice />}
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
            <WhoHasCome />
            <Talk short />
          </section>
        </div>
        <div className="lobby-side">
          <AskFriends />
          {you.host && (
            <section className="panel lobby-rules">
              <DoorRules />
            </section>
          )}
        </div>
      </main>
      <footer className="lobby-bar" data-game={room.game}>
        <KnocksSaid />
        <Knocks />
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

/** How much is talked: the host's to settle. */
function TalkChoice() {
  const { o } = useOnlineWords();
  const { room } = useHere();
  const { ask } = useAsking();
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

/** Whoever has a seat, and how they are here; a seat that waits is dashed. */
function WhoHasCome() {
  const { o } = useOnlineWords();
  const { room, you } = useHere();
  const noteOf = ({ member, here, devices, trip }: SeatView): string => {
    if (member === you.member) return o('lobby.you');
    if (!here) return o('lobby.gone');
    return [
      devices > 1 ? o('lobby.phone', { n: devices }) : o('lobby.here'),
      ...(trip === null ? [] : [o('seat.trip', { trip })]),
    ].join(', ');
  };
  return (
    <ul className="who-came">
      {room.seats
        .filter(({ member }) => member !== null)
        .map((seat) => (
          <li key={seat.seat}>
            <SeatChip seat={seat.seat} size={28} />
            <span>
              <b>{seat.name}</b>
              <span className="note">{noteOf(seat)}</span>
            </span>
          </li>
        ))}
      {room.watchers > 0 && (
        <li className="watching">
          <Icon name="eyeball" />
          <span className="note">{o('table.watchers', { n: room.watchers })}</span>
        </li>
      )}
    </ul>
  );
}
