/** `gravetable verify`: plays a record again and finds the first answer that does not fit. */

import { gameOf } from '@gravetable/catalog';
import { isRefusal, verify } from '@gravetable/kernel';
import { CheckFault, FAILED, OK } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { readRecordFile } from '../store.ts';

export function verifyFile(screen: Screen, file: string, json: boolean): number {
  const record = readRecordFile(file);
  if (isRefusal(record)) {
    if (!json || record.code === 'NO_FILE') {
      throw new CheckFault({ id: `refusal.${record.code}`, args: record.data });
    }
    screen.line(JSON.stringify({ ok: false, divergedAt: 0 }));
    return FAILED;
  }
  const { ok, divergedAt, refusal, unchecked } = verify(record, gameOf);
  if (json)
    screen.line(
      JSON.stringify({
        ok,
        divergedAt,
        unchecked: unchecked.map(({ from, to, rules }) => ({ from, to, rules })),
      }),
    );
  else if (ok) {
    const n = record.answers.length - unchecked.reduce((sum, { from, to }) => sum + to - from, 0);
    screen.line(screen.say('cli.verify.ok', { n }));
    for (const { from, to, rules } of unchecked)
      screen.line(screen.say('cli.verify.unchecked', { from: from + 1, to, version: rules }));
  } else {
    const game = gameOf(record.game);
    const why = screen
      .speaker(game)
      .say({ id: `refusal.${refusal?.code ?? 'CORRUPT'}`, args: refusal?.data ?? {} });
    screen.line(screen.say('cli.verify.diverged', { n: divergedAt, why }));
  }
  return ok ? OK : FAILED;
}
