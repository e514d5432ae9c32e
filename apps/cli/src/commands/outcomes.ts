/** The outcome table of a simulation. */

import type { AnyGame, Speaker } from '@gravetable/kernel';
import { quantile, setupName, wilson, type SetupTally, type Simulated, titleOf } from '@gravetable/lab';
import { row, type Screen } from '../screen.ts';

const BAR = 20;
const FAILURES_SHOWN = 5;

export function printOutcomes(screen: Screen, game: AnyGame, simulated: Simulated, jobs: number): void {
  const { plan, tally, seconds, cut } = simulated;
  const speaker = screen.speaker(game);
  const { bold, dim } = screen.colour;
  const games = tally.setups.reduce((sum, one) => sum + one.games, tally.failed);
  const decisions = tally.setups.reduce((sum, one) => sum + one.decisions, 0);
  const bots = [...new Set(plan.setups.flatMap((one) => one.bots))];
  screen.line(bold(titleOf(speaker, game)));
  screen.line(
    screen.say(cut ? 'cli.sim.headCut' : 'cli.sim.head', {
      games: screen.number(games),
      bots: bots.join(', '),
      seed: plan.seed,
    }),
  );
  if (speaker.has('sim.game')) screen.line(speaker.say({ id: 'sim.game', args: plan.setups[0]!.options }));
  tally.setups.forEach((setup, at) => {
    if (setup.games === 0) return;
    screen.line();
    screen.line(bold(setupName(speaker, plan.setups[at]!)));
    printSetup(screen, speaker, setup);
  });
  screen.line();
  const rate = screen.number(decisions / seconds);
  screen.line(
    dim(
      screen.say('cli.sim.speed', { n: screen.number(decisions), s: screen.number(seconds, 1), rate, jobs }),
    ),
  );
  printFailures(screen, simulated);
}

function printSetup(screen: Screen, speaker: Speaker, setup: SetupTally): void {
  const line = (name: string, count: number, of: number): void => {
    const { share, low, high } = wilson(count, of);
    const full = Math.round(share * BAR);
    const bar = screen.colour.cyan('█'.repeat(full)) + screen.colour.dim('░'.repeat(BAR - full));
    const interval = `${screen.number(low * 100, 1)} – ${screen.number(high * 100, 1)}`;
    screen.line(
      `  ${row([
        [name, 26],
        [screen.number(count), -8],
        [screen.percent(share), -8],
        [screen.colour.dim(interval), 13],
        [bar, BAR],
      ])}`,
    );
  };
  const reasons = Object.entries(setup.reasons).sort(([, a], [, b]) => b - a);
  for (const [reason, count] of reasons) line(reasonName(speaker, reason), count, setup.games);
  const different = new Set(setup.seatWins).size > 1;
  if (setup.seatWins.length > 1 && different) {
    screen.line(`  ${screen.colour.dim(screen.say('cli.sim.bySeat'))}`);
    setup.seatWins.forEach((wins, seat) => line(speaker.seat(seat), wins, setup.games));
  }
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(setup.lengths, part));
  screen.line(`  ${screen.say('cli.sim.length', { low: low!, middle: middle!, high: high! })}`);
}

/** `reason.<word>` names an outcome in a few words; without it the word itself does. */
function reasonName(speaker: Speaker, reason: string): string {
  return speaker.find(`reason.${reason}`) ?? reason;
}

function printFailures(screen: Screen, { plan, tally }: Simulated): void {
  const { red, green } = screen.colour;
  if (tally.failed === 0) return screen.line(green(screen.say('cli.sim.sound')));
  screen.line(red(screen.say('cli.sim.failures', { n: tally.failed })));
  for (const { seed, setup, kind, message } of tally.failures.slice(0, FAILURES_SHOWN)) {
    const seats = plan.setups[setup]!.seats;
    screen.paragraph(screen.say('cli.sim.failure', { seed, n: seats, kind, message }), '  ', '    ');
  }
  screen.line(screen.say('cli.sim.openSeed', { game: plan.game, seed: tally.failures[0]!.seed }));
}
