/** What happened while somebody was away, told before they are asked: what befell them, then turn by turn. */

import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, SeatChip } from '../art/index.ts';
import { PosterPrint } from '../art/prints/index.tsx';
import { isPoster } from '../brand.ts';
import { useActions, useTable, useTableWords } from '../table/context.tsx';
import type { TableModule } from '../table/module.ts';
import { lineText } from '../table/speech/speech.ts';
import { useAtTable, useHere, useRoom } from './context.tsx';
import { useNextTable } from './MyTables.tsx';
import { turnsSince } from './turns.ts';
import { useOnlineWords, type OnlineWords } from './words.ts';

/** Shorter absences need no summary: the log is beside the table. */
const LONG = 2 * 60_000;
const TURNS = 3;

function lengthOf(milliseconds: number, { o }: OnlineWords): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return o('time.minutes', { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? o('time.hours', { n: hours }) : o('time.days', { n: Math.round(hours / 24) });
}

interface Props {
  readonly seen: { readonly count: number; readonly at: number } | null;
  readonly own: TableModule | null;
  readonly children: ReactNode;
}

export function Since({ seen, own, children }: Props) {
  const { you } = useHere();
  const [done, setDone] = useState(false);
  const [now] = useState(() => Date.now());
  const count = useTable(({ latest }) => latest.moments.length);
  const [came] = useState(count); // What happens from now on is acted out at the table.
  const others = useTable(({ latest }) =>
    seen === null
      ? 0
      : latest.moments.slice(seen.count, came).filter(({ seat }) => !you.seats.includes(seat)).length,
  );
  const covered = useTable((table) => table.phase === 'handover');
  const missed = seen !== null && now - seen.at > LONG && others > 0 && you.seats.length > 0 && !covered;
  if (done || !missed) return children;
  return (
    <Summary count={seen.count} away={now - seen.at} others={others} own={own} go={() => setDone(true)} />
  );
}

/** When the answers after so many were given, as this browser's clock has it; empty until the server has said it. */
function useTimes(from: number): readonly number[] {
  const { online } = useAtTable();
  const ahead = useRoom((room) => room.link.ahead);
  const [times, setTimes] = useState<readonly number[]>([]);
  useEffect(() => {
    let gone = false;
    void online.ask('times', { from }).then((reply) => {
      if (!gone && Array.isArray(reply)) setTimes(reply.filter((at) => typeof at === 'number'));
    });
    return () => {
      gone = true;
    };
  }, [online, from]);
  return times.map((at) => at - ahead);
}

/** The hour today, the day as well before. */
function clockOf(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ weekday: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

interface SummaryProps {
  readonly count: number;
  readonly away: number;
  readonly others: number;
  readonly own: TableModule | null;
  readonly go: () => void;
}

function Summary({ count, away, others, own, go }: SummaryProps) {
  const online = useOnlineWords();
  const { o } = online;
  const words = useTableWords();
  const { you, room } = useHere();
  const { goTo, hurry } = useActions();
  const latest = useTable((table) => table.latest);
  const next = useNextTable(room.table);
  const [later, setLater] = useState(false);
  const turns = turnsSince(latest, count);
  const shown = turns.slice(-TURNS);
  const first = shown[0]?.from ?? count;
  const times = useTimes(first);
  const asked = latest.waiting.some((seat) => you.seats.includes(seat));
  const viewer = latest.viewer ?? you.seats[0] ?? null;
  const dangers = turns
    .flatMap(({ lines }) => lines)
    .filter(({ event }) => viewer !== null && own?.endangers?.(event, latest.view, viewer) === true)
    .slice(-2);
  return (
    <div className="since" data-game={room.game}>
      <main className="since-main" id="main" tabIndex={-1}>
        {isPoster(room.game) && (
          <div className="since-print" aria-hidden="true">
            <PosterPrint game={room.game} />
          </div>
        )}
        <h1 className="title">{o('since.title')}</h1>
        <p className="note">{o('since.sub', { time: lengthOf(away, online), n: others })}</p>
        {dangers.length > 0 && (
          <ul className="since-tiles">
            {dangers.map((line, at) => (
              <li key={at}>
                <Icon name="hearts" />
                {lineText(line.event, words)}
              </li>
            ))}
          </ul>
        )}
        {turns.length > shown.length && (
          <p className="note">{o('since.more', { n: turns.length - shown.length })}</p>
        )}
        <ol className="since-turns">
          {shown.map((turn) => {
            const who = turn.seat < 0 ? (words.speaker.find('title') ?? '') : (words.seats[turn.seat] ?? '');
            return (
              <li key={turn.from}>
                {turn.seat < 0 ? <Icon name="stopwatch" /> : <SeatChip seat={turn.seat} size={26} />}
                <div className="grow">
                  <b>{who}</b>{' '}
                  {times[turn.from - first] !== undefined && (
                    <time className="mono note">{clockOf(times[turn.from - first]!, words.language)}</time>
                  )}
                  <p>
                    {turn.lines
                      .slice(-6)
                      .map((line) => lineText(line.event, words))
                      .join(' ')}
                  </p>
                </div>
                <button
                  type="button"
                  className="button icon-only"
                  aria-label={o('since.jump', { what: who })}
                  onClick={() => {
                    go();
                    goTo(turn.from + 1);
                  }}
                >
                  <Icon name="play-button" />
                </button>
              </li>
            );
          })}
        </ol>
      </main>
      <footer className="since-bar">
        <div className="row">
          {you.seats[0] !== undefined && <SeatChip seat={you.seats[0]} size={30} />}
          <div className="grow">
            <h2>{asked ? o('since.your-turn', { name: you.name }) : o('since.not-yours')}</h2>
            <p className="note">{asked ? o('since.no-hurry') : ''}</p>
          </div>
        </div>
        <div className="row two">
          <button
            type="button"
            className="button primary"
            autoFocus
            onClick={() => {
              hurry();
              go();
            }}
          >
            {o(asked ? 'since.to-turn' : 'since.to-table')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              go();
              goTo(count);
            }}
          >
            <Icon name="play-button" />
            {o('since.watch')}
          </button>
        </div>
        {next !== null && !later && (
          <p className="row since-next">
            <Link href={`/online/${next.table}`} className="link grow">
              {o('since.next', { title: next.title })}
            </Link>
            <button type="button" className="button quiet" onClick={() => setLater(true)}>
              {o('since.later')}
            </button>
          </p>
        )}
      </footer>
    </div>
  );
}
