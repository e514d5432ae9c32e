/** `odds`: what may come of an answer, or of things as they stand. */

import { Oddsing } from '@gravetable/host';
import { chanceSaid } from '@gravetable/protocol';
import { lineNamed } from './answer.ts';
import type { TerminalTable } from './table.ts';

/** So long they are tried, in milliseconds. */
const LONG_ENOUGH = 700;

export function showOdds(table: TerminalTable, rest: string): void {
  const { screen, session, speaker, seat } = table;
  const line = lineNamed(table.menu()?.lines ?? [], rest.trim());
  if (rest !== '' && line === undefined) return screen.line(screen.say('cli.odds.which', { word: rest }));
  const begun = performance.now();
  const enough = (): boolean => performance.now() - begun > LONG_ENOUGH;
  const viewer = seat !== null && seat >= 0 ? seat : null;
  const told = new Oddsing().ask(session, viewer, line?.value ?? null, enough);
  const list = (told?.list ?? []).filter(({ chances }) => chances.length > 0);
  if (list.length === 0)
    return screen.paragraph(screen.say(line === undefined ? 'cli.odds.none' : 'cli.odds.noneOf'));
  for (const { about, chances, tables } of list) {
    screen.paragraph(screen.colour.bold(speaker.say(about)));
    for (const { says, chance } of chances)
      screen.paragraph(`${speaker.say(says)}: ${speaker.say(chanceSaid(chance, tables))}`, '  · ', '    ');
    const how =
      tables === null ? screen.say('cli.odds.counted') : screen.say('cli.odds.tried', { n: tables });
    screen.paragraph(screen.colour.dim(how), '  ');
  }
}
