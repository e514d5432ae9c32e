/** `gravetable replay`: steps through a record as text. */

import { gameOf } from '@gravetable/catalog';
import { isRefusal, replayed } from '@gravetable/kernel';
import type { AnyGame, GameRecord, Session } from '@gravetable/kernel';
import { CheckFault, OK } from '../faults.ts';
import { wholeNumber } from '../find.ts';
import { titleOf } from '@gravetable/lab';
import { seatName, type Screen } from '../screen.ts';
import { readRecordFile } from '../store.ts';
import { Input } from '../table/input.ts';
import { eventText, Shower } from '../table/show.ts';

export interface ReplayFlags {
  readonly json?: boolean;
  readonly from?: string;
}

export async function replay(screen: Screen, file: string, flags: ReplayFlags): Promise<number> {
  const record = readRecordFile(file);
  if (isRefusal(record)) throw new CheckFault({ id: `refusal.${record.code}`, args: record.data });
  const game = gameOf(record.game);
  if (game === undefined) throw new CheckFault({ id: 'refusal.UNKNOWN_GAME', args: { game: record.game } });
  const session = replayed(record, game);
  if (isRefusal(session)) throw new CheckFault({ id: `refusal.${session.code}`, args: session.data });
  if (flags.json === true) {
    screen.line(JSON.stringify(stepsOf(screen, session, game)));
    return OK;
  }
  const speaker = screen.speaker(
    game,
    record.seats.map((one) => one.name),
  );
  const total = record.answers.length;
  const from = flags.from === undefined ? 0 : wholeNumber(flags.from, 0, total);
  screen.line(screen.say('cli.replay.head', { title: titleOf(speaker, game), n: total, seed: session.seed }));
  if (process.stdin.isTTY && screen.tty) await stepThrough(screen, record, game, from);
  else for (let at = from; at <= total; at++) showStep(screen, session, game, at);
  new Shower(screen, session, speaker).ending();
  return OK;
}

function stepsOf(screen: Screen, session: Session, game: AnyGame): object {
  const speaker = screen.speaker(
    game,
    session.seats.map((one) => one.name),
  );
  const sentences = (after: number): string[] =>
    session.log(null).flatMap((one) => (one.after === after ? [eventText(speaker, one.event)] : []));
  return {
    game: game.id,
    seats: session.seats,
    seed: session.seed,
    opening: sentences(0),
    steps: session.moments.map(({ entry, rule }, at) => ({
      n: at + 1,
      seat: entry[0],
      rule,
      answer: entry[1],
      log: sentences(at + 1),
    })),
    outcome: session.play.outcome,
  };
}

/** One answer with what came of it; 0 is what happened before the first. */
function showStep(screen: Screen, session: Session, game: AnyGame, at: number): void {
  const speaker = screen.speaker(
    game,
    session.seats.map((one) => one.name),
  );
  const moment = session.moments[at - 1];
  const head =
    moment === undefined
      ? screen.say('cli.replay.opening')
      : screen.say('cli.replay.step', {
          n: at,
          total: session.moments.length,
          seat: seatName(speaker, moment.entry[0]),
          rule: moment.rule,
          answer: JSON.stringify(moment.entry[1]),
        });
  screen.paragraph(screen.colour.dim(head));
  for (const one of session.log(null)) {
    if (one.after === at) screen.paragraph(eventText(speaker, one.event), '· ', '  ');
  }
}

async function stepThrough(screen: Screen, record: GameRecord, game: AnyGame, from: number): Promise<void> {
  const whole = replayed(record, game);
  if (isRefusal(whole)) return;
  const input = new Input(screen);
  screen.line(screen.colour.dim(screen.say('cli.replay.keys')));
  const total = whole.moments.length;
  let at = from;
  showStep(screen, whole, game, at);
  for (;;) {
    const line = await input.next(`${at}/${total} > `);
    const word = typeof line === 'string' ? line.trim() : 'quit';
    if (/^(q|quit|exit|quitter)$/.test(word)) break;
    if (/^(t|table|look)$/.test(word)) {
      showTable(screen, record, game, at);
      continue;
    }
    if (/^(b|back|,|retour)$/.test(word)) at = Math.max(0, at - 1);
    else if (/^\d+$/.test(word)) at = Math.min(total, Number(word));
    else if (at < total) at += 1;
    else break;
    showStep(screen, whole, game, at);
  }
  input.close();
  if (at === total) screen.line(screen.say('cli.replay.end'));
}

/** The table as a spectator saw it after so many answers. */
function showTable(screen: Screen, record: GameRecord, game: AnyGame, at: number): void {
  const then = replayed(record, game, at);
  if (isRefusal(then)) return;
  const speaker = screen.speaker(
    game,
    record.seats.map((one) => one.name),
  );
  new Shower(screen, then, speaker).table(null, true);
}
