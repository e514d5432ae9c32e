/** What is said at the table, by chat, signs and phrases, as far as the table's talk allows. */

import { isRefusal, type Refusal as Refused } from '@gravetable/kernel';
import { CHAT, PHRASES, PINGS, type TalkLine } from '@gravetable/protocol';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon, SeatChip, type IconName } from '../art/index.ts';
import { useAtTable, useHere, useRoom } from './context.tsx';
import { keepTable } from './kept.ts';
import { useSigning } from './signing.ts';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export const SIGNS: Readonly<Record<(typeof PINGS)[number], IconName>> = {
  look: 'eyeball',
  danger: 'hazard-sign',
  mine: 'hand',
  help: 'help',
  ready: 'check-mark',
};

/** Lines of others that nobody has looked at yet. */
export function useUnread(): number {
  const read = useRoom((room) => room.read);
  const talk = useRoom((room) => room.talk);
  const own = useRoom((room) => room.you?.member ?? null);
  return talk.filter(({ number, member }) => number > read && (member === null || member !== own)).length;
}

/** `short`: a few lines in the lobby, without signs on a board that is not there yet. */
export function Talk({ short = false }: { short?: boolean }) {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const { room, you } = useHere();
  const talk = useRoom((all) => all.talk);
  const muted = useRoom((all) => all.muted);
  const end = useRef<HTMLSpanElement>(null);
  const last = talk.at(-1)?.number ?? 0;
  useEffect(() => {
    online.room.setState({ read: last });
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, online]);
  const mayTalk =
    room.talk === 'open' && (you.seats.length > 0 || (room.watchersTalk && you.member !== null));
  const heard = talk.filter(({ member }) => member === null || !muted.has(member));
  const lines = short ? heard.slice(-4) : heard;
  return (
    <div className={short ? 'talk short' : 'talk'}>
      <div className="talk-lines" aria-label={o('chat')} role="log">
        <ol>
          {lines.map((line) => (
            <Line key={line.number} line={line} short={short} />
          ))}
        </ol>
        {lines.length === 0 && <p className="note">{why(room.talk, you.seats.length, o)}</p>}
        <span ref={end} />
      </div>
      {!short && <MutedOnes />}
      {!short && you.seats.length > 0 && room.talk !== 'silent' && <Signs />}
      {mayTalk && <Say />}
    </div>
  );
}

function why(talk: string, seats: number, o: ReturnType<typeof useOnlineWords>['o']): string {
  if (talk === 'structured') return o('chat.structured');
  if (talk === 'silent') return o('chat.silent');
  return seats === 0 ? o('chat.watching') : o('chat.none');
}

function Line({ line, short }: { line: TalkLine; short: boolean }) {
  const { o, words } = useOnlineWords();
  const { online, table } = useAtTable();
  const { you } = useHere();
  const own = line.member !== null && line.member === you.member;
  const time = new Intl.DateTimeFormat(words.language, { hour: 'numeric', minute: '2-digit' }).format(
    line.at,
  );
  const mute = (): void => {
    const { member } = line;
    if (member === null) return;
    const muted = new Set(online.room.getState().muted).add(member);
    online.room.setState({ muted });
    void online.ask('mute', { member, muted: true });
    void keepTable({ table, muted: [...muted] });
  };
  return (
    <li className={own ? 'talk-line own' : 'talk-line'}>
      {line.seat !== null && <SeatChip seat={line.seat} size={22} />}
      <div className="talk-text">
        <p className="talk-head">
          <b>{line.name}</b> <time className="mono">{time}</time>
          {!own && !short && line.member !== null && (
            <button
              type="button"
              className="button quiet small"
              onClick={mute}
              aria-label={o('chat.mute', { name: line.name })}
            >
              <Icon name="speaker-off" />
            </button>
          )}
        </p>
        <p>{line.text}</p>
      </div>
    </li>
  );
}

function MutedOnes() {
  const { o } = useOnlineWords();
  const { online, table } = useAtTable();
  const { room } = useHere();
  const muted = useRoom((all) => all.muted);
  if (muted.size === 0) return null;
  const hear = (member: number): void => {
    const rest = new Set(muted);
    rest.delete(member);
    online.room.setState({ muted: rest });
    void online.ask('mute', { member, muted: false });
    void keepTable({ table, muted: [...rest] });
  };
  return (
    <ul className="row">
      {[...muted].map((member) => {
        const name = room.seats.find((seat) => seat.member === member)?.name ?? '';
        return (
          <li key={member}>
            <button type="button" className="button small" onClick={() => hear(member)}>
              {o('chat.unmute', { name })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Five signs for things on the board, a line to draw, and ready phrases. */
function Signs() {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const { sign, take } = useSigning();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  return (
    <div className="signs">
      <div className="sign-row" role="group" aria-label={o('ping.note')}>
        {PINGS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={sign === kind}
            onClick={() => take(sign === kind ? null : kind)}
          >
            <Icon name={SIGNS[kind]} />
            {o(`ping.${kind}`)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={sign === 'sketch'}
          onClick={() => take(sign === 'sketch' ? null : 'sketch')}
        >
          <Icon name="scroll-quill" />
          {o('ping.sketch')}
        </button>
      </div>
      {sign !== null && (
        <p className="note" role="status">
          {sign === 'sketch' ? o('ping.sketch-note') : o('ping.choose', { sign: o(`ping.${sign}`) })}
        </p>
      )}
      <select
        aria-label={o('phrase.choose')}
        value=""
        onChange={({ target }) => {
          const phrase = PHRASES.find((one) => one === target.value);
          if (phrase === undefined) return;
          void online.ask('phrase', { phrase }).then((reply) => setRefusal(isRefusal(reply) ? reply : null));
        }}
      >
        <option value="">{o('phrase.choose')}</option>
        {PHRASES.map((phrase) => (
          <option key={phrase} value={phrase}>
            {o(`phrase.${phrase}`)}
          </option>
        ))}
      </select>
      <Refusal refusal={refusal} />
    </div>
  );
}

function Say() {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const reply = await online.ask('say', { text: said });
    setRefusal(isRefusal(reply) ? reply : null);
    if (!isRefusal(reply)) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        maxLength={CHAT}
        value={text}
        placeholder={o('chat.say')}
        aria-label={o('chat.say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button icon-only" aria-label={o('chat.send')}>
        <Icon name="paper-plane" />
      </button>
      <Refusal refusal={refusal} />
    </form>
  );
}
