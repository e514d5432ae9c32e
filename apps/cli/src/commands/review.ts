/** `gravetable review`: weighs every decision of a seat again, and tells which cost most. */

import { gameOf } from '@gravetable/catalog';
import { reviewing, WHOLE_REVIEW } from '@gravetable/host';
import {
  isRefusal,
  type AnyGame,
  type GameRecord,
  type Refusal,
  type Seat,
  type Speaker,
} from '@gravetable/kernel';
import { titleOf } from '@gravetable/lab';
import { costSaid, measuredBy, type ActPart, type Review } from '@gravetable/protocol';
import { CheckFault, OK } from '../faults.ts';
import { wholeNumber } from '../find.ts';
import type { Screen } from '../screen.ts';
import { readRecordFile } from '../store.ts';
import { optionText } from '../table/menu.ts';
import { eventText } from '../table/show.ts';
import { ProgressBar } from './progress.ts';

export interface ReviewFlags {
  readonly json?: boolean;
  readonly seat?: string;
}

export function review(screen: Screen, file: string, flags: ReviewFlags): number {
  const record = sure(readRecordFile(file));
  const game = gameOf(record.game);
  if (game === undefined) throw new CheckFault({ id: 'refusal.UNKNOWN_GAME', args: { game: record.game } });
  const found = sure(reviewOf(screen, record, game, seatIn(record, flags.seat)));
  if (flags.json === true) screen.line(JSON.stringify(found));
  else tell(screen, record, game, found);
  return OK;
}

function sure<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new CheckFault({ id: `refusal.${found.code}`, args: found.data });
  return found;
}

/** The seat that was named, counted from 1; else the first person's. */
function seatIn({ seats }: GameRecord, named: string | undefined): Seat {
  if (named !== undefined) return wholeNumber(named, 1, seats.length) - 1;
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
}

function reviewOf(screen: Screen, record: GameRecord, game: AnyGame, seat: Seat): Review | Refusal {
  const bar = new ProgressBar(screen, 'cli.review.progress');
  const begun = performance.now();
  const steps = reviewing(record, game, seat);
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      bar.clear();
      return step.value;
    }
    const seconds = (performance.now() - begun) / 1000;
    if (step.value > 0) bar.show({ done: step.value, total: WHOLE_REVIEW, seconds });
  }
}

/** An answer in words, part by part. */
function actText(speaker: Speaker, parts: readonly ActPart[]): string {
  return parts
    .map(({ option, amount, place }) => {
      const text = optionText(speaker, option);
      if (amount !== undefined) return `${text} ${amount}`;
      return place === undefined ? text : `${text} → ${optionText(speaker, place)}`;
    })
    .join(', ');
}

function tell(screen: Screen, record: GameRecord, game: AnyGame, found: Review): void {
  const speaker = screen.speaker(
    game,
    record.seats.map((one) => one.name),
  );
  const { decisions, costly, seat, measure } = found;
  const { says, figure } = measuredBy(measure);
  screen.line(
    screen.say('cli.review.head', {
      title: titleOf(speaker, game),
      who: speaker.seat(seat),
      n: decisions.length,
    }),
  );
  screen.line(
    screen.say('cli.review.curve', {
      what: speaker.say({ id: `${says}.axis` }),
      figures: curve(decisions.map(({ given }) => figure(given))),
    }),
  );
  if (costly.length === 0) screen.line(screen.say('cli.review.none'));
  for (const one of costly) {
    const none = screen.say('cli.review.nothing');
    screen.line();
    screen.paragraph(
      screen.say('cli.review.point', {
        n: one.before + 1,
        rule: one.rule,
        did: actText(speaker, one.did) || none,
        better: actText(speaker, one.better) || none,
      }),
    );
    screen.paragraph(speaker.say(costSaid(found, one)), '  ');
    screen.line(`  ${screen.say('cli.review.line')}`);
    for (const event of one.line) screen.paragraph(eventText(speaker, event), '  · ', '    ');
  }
}

/** So many figures stand in the line. */
const SHOWN = 16;

function curve(figures: readonly number[]): string {
  const every = Math.max(1, figures.length / SHOWN);
  const shown = Array.from(
    { length: Math.min(SHOWN, figures.length) },
    (_, at) => figures[Math.floor(at * every)]!,
  );
  return [...shown, ...figures.slice(-1)].join(' ');
}
