/** `gravetable content`: what is in the box, against the ledger's counts. */

import { FAILED, OK } from '../faults.ts';
import { gameNamed } from '../find.ts';
import { titleOf } from '@gravetable/lab';
import { row, type Screen } from '../screen.ts';

export function content(screen: Screen, id: string, json: boolean): number {
  const game = gameNamed(id);
  const decks = game.content.inventory();
  const ok = Object.values(decks).every((deck) => deck.expected === deck.actual);
  if (json) screen.line(JSON.stringify({ ok, decks }));
  else {
    const { bold, green, red } = screen.colour;
    const speaker = screen.speaker(game);
    screen.line(bold(titleOf(speaker, game)));
    for (const [code, { expected, actual }] of Object.entries(decks)) {
      const sound = expected === actual;
      const name = speaker.find(`deck.${code}`) ?? code;
      const words = sound ? screen.number(actual) : screen.say('cli.content.row', { expected, actual });
      screen.line(
        row([
          [sound ? green('✓') : red('✗'), 1],
          [name, 32],
          [words, 1],
        ]),
      );
    }
    screen.line(screen.say(ok ? 'cli.content.ok' : 'cli.content.wrong'));
  }
  return ok ? OK : FAILED;
}
