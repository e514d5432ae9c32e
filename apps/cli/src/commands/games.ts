/** `gravetable games`: what can be played. */

import { botsOf } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { OK } from '../faults.ts';
import { titleOf } from '@gravetable/lab';
import type { Screen } from '../screen.ts';
import { shapeOf } from '../settings.ts';

export function listGames(screen: Screen, json: boolean): number {
  if (json) {
    const list = games.map((game) => ({
      id: game.id,
      version: game.version,
      seats: game.seats,
      options: game.options,
      bots: botsOf(game).map((bot) => bot.name),
    }));
    screen.line(JSON.stringify(list));
    return OK;
  }
  if (games.length === 0) screen.line(screen.say('cli.games.none'));
  for (const game of games) {
    const { min, max } = game.seats;
    const speaker = screen.speaker(game);
    const seats = screen.say(min === max ? 'cli.games.seats' : 'cli.games.range', { min, max });
    screen.line(`${screen.colour.bold(titleOf(speaker, game))}  ${screen.colour.cyan(game.id)}`);
    screen.line(`  ${seats}, ${screen.say('cli.games.bots', { bots: botsOf(game).map((bot) => bot.name) })}`);
    if (game.options.length > 0) {
      const settings = game.options.map((spec) => `${spec.id}=${shapeOf(spec)}`).join('  ');
      screen.paragraph(screen.say('cli.games.settings', { settings }), '  ', '    ');
    }
  }
  return OK;
}
