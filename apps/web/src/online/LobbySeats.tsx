/** A seat in the lobby: four kinds in one row of buttons for the host, and the way in for whoever it waits for. */

import { isRecord } from '@gravetable/kernel';
import type { SeatView } from '@gravetable/protocol';
import { useState } from 'react';
import { Icon, SeatChip, seatColour } from '../art/index.ts';
import { copyText } from '../files.ts';
import { joinLink } from './api.ts';
import { useAtTable, useHere, type Asking } from './context.tsx';
import { GuestWays } from './Hosting.tsx';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly seat: SeatView;
  readonly bots: readonly string[];
  readonly ask: Asking['ask'];
}

type Kind = 'here' | 'link' | 'bot' | 'empty';

export function SeatRow({ seat, bots, ask }: Props) {
  const { o, level } = useOnlineWords();
  const { room, you } = useHere();
  const mine = seat.member !== null && seat.member === you.member;
  const open = seat.kind === 'open';
  const name = open
    ? seat.keptFor === null
      ? o('lobby.free')
      : o('lobby.kept', { name: seat.keptFor })
    : seat.kind === 'bot'
      ? o('lobby.bot', { name: level(seat.bot) })
      : seat.name;
  const note = mine
    ? o('lobby.you')
    : open
      ? o('lobby.waits')
      : seat.kind === 'bot'
        ? o('lobby.bot-note')
        : seat.here
          ? seat.devices > 1
            ? o('lobby.phone', { n: seat.devices })
            : o('lobby.here')
          : o('lobby.gone');
  return (
    <section
      className={open ? 'lobby-seat waiting' : 'lobby-seat'}
      style={{ borderLeftColor: seatColour(seat.seat) }}
      aria-label={`${o('setup.kind', { n: seat.seat + 1 })}: ${name}`}
    >
      <SeatChip seat={seat.seat} size={34} />
      <div className="lobby-who">
        <b>{name}</b>
        <span className={seat.kind === 'person' ? (seat.here ? 'presence here' : 'presence away') : 'note'}>
          {note}
        </span>
      </div>
      {you.host ? (
        <HostSide seat={seat} bots={bots} ask={ask} mine={mine} />
      ) : (
        <GuestSide seat={seat} ask={ask} mine={mine} />
      )}
      {seat.member !== null && seat.member === room.host && (
        <span className="tag spot">{o('lobby.host')}</span>
      )}
    </section>
  );
}

function GuestSide({ seat, ask, mine }: Pick<Props, 'seat' | 'ask'> & { mine: boolean }) {
  const { o } = useOnlineWords();
  const { you } = useHere();
  if (mine)
    return (
      <button type="button" className="button small" onClick={() => void ask('stand', {})}>
        {o('lobby.stand')}
      </button>
    );
  if (seat.kind === 'person' || seat.keptFor !== null || you.member === null) return null;
  const take = async (): Promise<void> => {
    if (you.seats.length > 0) await ask('stand', {});
    await ask('sit', { seat: seat.seat, name: you.name });
  };
  return (
    <button type="button" className="button small" onClick={() => void take()}>
      {o('lobby.take')}
    </button>
  );
}

function HostSide({ seat, bots, ask, mine }: Props & { mine: boolean }) {
  const { o, level } = useOnlineWords();
  const { room, you } = useHere();
  const n = seat.seat + 1;
  const isGuest = seat.kind === 'person' && !mine;
  const now: Kind = mine ? 'here' : seat.kind === 'bot' ? 'bot' : 'link';
  const isLast = seat.seat === room.seats.length - 1;
  const kinds: readonly Kind[] =
    isLast && room.seats.length > 1 ? ['here', 'link', 'bot', 'empty'] : ['here', 'link', 'bot'];
  const choose = async (kind: Kind): Promise<void> => {
    if (kind === now) return;
    if (kind === 'here') {
      if (seat.kind === 'bot') await ask('seat', { seat: seat.seat, kind: 'open', bot: null, keptFor: null });
      await ask('sit', { seat: seat.seat, name: you.name });
    } else if (kind === 'empty') await ask('seats', { count: seat.seat });
    else
      await ask('seat', {
        seat: seat.seat,
        kind: kind === 'bot' ? 'bot' : 'open',
        bot: kind === 'bot' ? (bots[0] ?? null) : null,
        keptFor: null,
      });
  };
  return (
    <>
      {!isGuest && (
        <div className="kinds" role="group" aria-label={o('kind.of', { n })}>
          {kinds.map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === now} onClick={() => void choose(kind)}>
              {o(`kind.${kind}`)}
            </button>
          ))}
        </div>
      )}
      {now === 'bot' && (
        <select
          aria-label={o('lobby.which-bot', { n })}
          value={seat.bot ?? bots[0] ?? ''}
          onChange={({ target }) =>
            void ask('seat', { seat: seat.seat, kind: 'bot', bot: target.value, keptFor: null })
          }
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {level(bot)}
            </option>
          ))}
        </select>
      )}
      {seat.kind === 'open' && <SeatLink seat={seat} ask={ask} />}
      {isGuest && <GuestWays seat={seat} ask={ask} />}
    </>
  );
}

/** A way in for one seat alone, which may be kept for somebody. */
function SeatLink({ seat, ask }: Pick<Props, 'seat' | 'ask'>) {
  const { o } = useOnlineWords();
  const { table } = useAtTable();
  const [said, setSaid] = useState('');
  const n = seat.seat + 1;
  const copy = async (): Promise<void> => {
    const reply = await ask('link', { seat: seat.seat });
    if (!isRecord(reply) || typeof reply['invite'] !== 'string') return;
    const link = joinLink(table, reply['invite'], seat.seat);
    setSaid((await copyText(link)) ? o('lobby.copied') : o('lobby.copy-yourself', { link }));
  };
  return (
    <>
      <input
        type="text"
        className="keep-for"
        maxLength={40}
        defaultValue={seat.keptFor ?? ''}
        placeholder={o('lobby.keep-for')}
        aria-label={o('lobby.keep-for-of', { n })}
        onBlur={({ target }) => {
          const keptFor = target.value.trim() || null;
          if (keptFor !== seat.keptFor)
            void ask('seat', { seat: seat.seat, kind: 'open', bot: null, keptFor });
        }}
      />
      <button
        type="button"
        className="button small"
        aria-label={o('lobby.seat-link-of', { n })}
        onClick={() => void copy()}
      >
        <Icon name="linked-rings" />
        {o('lobby.seat-link')}
      </button>
      <span role="status" className="seat-said note">
        {said}
      </span>
    </>
  );
}
