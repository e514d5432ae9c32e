/** By the link: a name, a seat, and down; or only watch; or hold one's cards beside a big screen. */

import { isRefusal, isRecord } from '@gravetable/kernel';
import type { SeatView } from '@gravetable/protocol';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Icon, SeatChip, seatColour } from '../art/index.ts';
import { PosterPrint } from '../art/prints/index.tsx';
import { isPoster } from '../brand.ts';
import { Page } from '../screens/Page.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { gameTitle } from '../titles.ts';
import { useAsking, useAtTable, useHere } from './context.tsx';
import { keepTable } from './kept.ts';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

/** Seats somebody new may take; a seat that is kept needs its own link, which the server looks at. */
const isFree = ({ kind, keptFor }: SeatView): boolean => kind === 'open' && keptFor === null;

/** `asked`: the seat the link is for, as people count. */
export function Join({ asked }: { asked: number | null }) {
  const { o, words } = useOnlineWords();
  const { table } = useAtTable();
  const { room } = useHere();
  const { ask, refusal } = useAsking();
  const [, go] = useLocation();
  const names = useSettings((settings) => settings.names);
  const [name, setName] = useState(names[0] ?? '');
  const [chosen, setChosen] = useState<number | null>(null);
  const [noName, setNoName] = useState(false);
  const free = room.seats.filter(isFree);
  const kept = room.seats.find(({ keptFor }) => keptFor !== null && keptFor === name.trim());
  const invited = asked === null ? undefined : room.seats[asked - 1];
  const isLent = invited?.kind === 'person';
  const seat =
    chosen ??
    invited?.seat ??
    kept?.seat ??
    free[0]?.seat ??
    room.seats.find(({ kind }) => kind === 'open')?.seat ??
    room.seats.find(({ kind }) => kind === 'bot')?.seat ??
    null;
  const host = room.seats.find(({ member }) => member !== null && member === room.host);
  const bots = room.seats.filter(({ kind }) => kind === 'bot').length;
  const sit = async (hand: boolean): Promise<void> => {
    if (name.trim() === '') {
      setNoName(true);
      document.getElementById('your-name')?.focus();
      return;
    }
    if (seat === null) return;
    changeSettings({ names: [name.trim(), ...names.slice(1)] });
    const reply = await ask('sit', { seat, name: name.trim() });
    if (isRefusal(reply)) return;
    if (isRecord(reply) && typeof reply['key'] === 'string') await keepTable({ table, key: reply['key'] });
    go(`/${hand ? 'hand' : 'online'}/${table}`, { replace: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void sit(false);
  };
  return (
    <Page>
      <form className="join" onSubmit={submit} data-game={room.game} noValidate>
        <main id="main" tabIndex={-1} className="join-main">
          <div className="join-head">
            {isPoster(room.game) && (
              <div className="side-print">
                <PosterPrint game={room.game} />
              </div>
            )}
            <div>
              <h1 className="title">
                {host === undefined ? o('join.title-none') : o('join.title', { name: host.name })}
              </h1>
              <p>
                <b>{gameTitle(room.game, words)}</b>{' '}
                {room.title !== gameTitle(room.game, words) && room.title}
              </p>
              {room.state !== 'lobby' && (
                <p className="note">{isLent ? o('join.lent', { name: invited.name }) : o('join.running')}</p>
              )}
            </div>
          </div>
          <div className="field">
            <label htmlFor="your-name">{o('join.name')}</label>
            <input
              id="your-name"
              type="text"
              autoComplete="nickname"
              maxLength={40}
              value={name}
              aria-invalid={noName && name.trim() === ''}
              aria-describedby="name-note"
              onChange={(event) => setName(event.target.value)}
            />
            <p className="note" id="name-note">
              {noName && name.trim() === '' ? (
                <span className="refused">{o('join.no-name')}</span>
              ) : (
                o('join.name-note')
              )}
            </p>
          </div>
          <fieldset className="join-seats">
            <legend className="label">
              {o('join.seats')} <span className="note">{o('join.free-n', { free: free.length, bots })}</span>
            </legend>
            {room.seats.map((one) => (
              <SeatChoice
                key={one.seat}
                seat={one}
                open={one.kind !== 'person' || (isLent && one === invited)}
                chosen={seat === one.seat}
                choose={() => setChosen(one.seat)}
              />
            ))}
          </fieldset>
        </main>
        <footer className="join-foot">
          <Refusal refusal={refusal} />
          {seat === null && <p className="note">{o('join.full')}</p>}
          <button type="submit" className="button primary" disabled={seat === null}>
            {name.trim() === '' ? o('join.sit-none') : o('join.sit', { name: name.trim() })}
          </button>
          <div className="join-ways">
            <button type="button" className="button" onClick={() => go(`/watch/${table}`, { replace: true })}>
              <Icon name="eyeball" />
              {o('join.watch')}
            </button>
            <button type="button" className="button" disabled={seat === null} onClick={() => void sit(true)}>
              <Icon name="poker-hand" />
              {o('join.hold')}
            </button>
          </div>
          <p className="note">{o('join.hold-note')}</p>
        </footer>
      </form>
    </Page>
  );
}

interface ChoiceProps {
  readonly seat: SeatView;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function SeatChoice({ seat, open, chosen, choose }: ChoiceProps) {
  const { o, level } = useOnlineWords();
  const { room } = useHere();
  const title =
    seat.kind === 'open'
      ? o('lobby.free')
      : seat.kind === 'bot'
        ? o('lobby.bot', { name: level(seat.bot) })
        : seat.name;
  const note =
    seat.kind === 'open'
      ? seat.keptFor === null
        ? room.state === 'lobby'
          ? o('lobby.waits')
          : o('join.bot-note')
        : o('lobby.kept', { name: seat.keptFor })
      : seat.member === room.host && seat.member !== null
        ? o('lobby.host')
        : seat.kind === 'bot'
          ? o('join.bot-note')
          : '';
  const body = (
    <>
      <SeatChip seat={seat.seat} size={34} />
      <span className="grow">
        <b>{title}</b>
        <span className="note">{note}</span>
      </span>
    </>
  );
  const border = { borderLeftColor: seatColour(seat.seat) };
  if (!open) {
    return (
      <div className="join-seat" style={border}>
        {body}
        {seat.kind === 'person' && (
          <span className={seat.here ? 'presence here' : 'presence away'}>
            {seat.here ? o('seat.here') : o('join.away')}
          </span>
        )}
      </div>
    );
  }
  return (
    <label className={chosen ? 'join-seat open chosen' : 'join-seat open'} style={border}>
      <input type="radio" name="seat" className="sr" checked={chosen} onChange={choose} />
      {body}
      <span className={chosen ? 'mine' : 'button small'} aria-hidden="true">
        {chosen ? o('join.yours') : o('join.take')}
      </span>
    </label>
  );
}
