/** The commands and their flags. What a command does is loaded when it is called, so that each starts fast. */

import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Screen } from './screen.ts';
import type { PlayFlags } from './commands/play.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { ReviewFlags } from './commands/review.ts';
import type { RulesFlags } from './commands/rules.ts';
import type { SimFlags } from './commands/sim.ts';

type Done = (code: number) => void;

/** What commander complains about, by the words it uses. */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  [/unknown option '([^']+)'/, 'usage.unknownOption'],
  [/missing required argument '([^']+)'/, 'usage.missingArgument'],
  [/option '([^']+)' argument missing/, 'usage.optionMissingArgument'],
  [/unknown command '([^']+)'/, 'usage.unknownCommand'],
  [/too many arguments(?: for '([^']+)')?/, 'usage.excessArguments'],
];

/** The same in the language that is spoken. */
function usageText(screen: Screen, text: string): string {
  for (const [pattern, id] of COMPLAINTS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const meant = /Did you mean ([^?)]+)\?/.exec(text)?.[1];
    const what = screen.say(id, { word: found[1] ?? '' });
    return meant === undefined ? what : `${what} ${screen.say('usage.didYouMean', { word: meant })}`;
  }
  return text.trim();
}

/** The headings of commander's help, in our words. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'help.usage',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
  'Arguments:': 'help.arguments',
};

const several = (word: string, before: readonly string[]): string[] => [...before, word];

/** From the manifest beside the sources, which lies beside the bundle as well. */
function versionHere(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

export function programOf(screen: Screen, done: Done): Command {
  const say = (id: string): string => screen.say(id);
  const examples = (...lines: string[]): string =>
    `\n${say('help.examples')}\n${lines.map((line) => `  $ gravetable ${line}`).join('\n')}\n`;
  const plain = (command: Command): Command =>
    command
      .option('--lang <en|fr>', say('flag.lang'))
      .helpOption('-h, --help', say('help.help'))
      .configureHelp({ styleTitle: (title) => (title in TITLES ? say(TITLES[title]!) : title) })
      .showHelpAfterError()
      .configureOutput({
        writeErr: (text) => process.stderr.write(text),
        outputError: (text, write) => write(`${usageText(screen, text)}\n\n`),
      })
      .exitOverride();
  const program = plain(new Command('gravetable'))
    .description(say('command.description'))
    .version(versionHere(), '-V, --version', say('flag.version'))
    .helpCommand('help [command]', say('help.help'))
    .addHelpText(
      'after',
      examples('games', 'play', 'play vengeance --players Ann,Ben', 'sim dead-cells --games 1000'),
    );
  const command = (words: string, description: string): Command =>
    plain(program.command(words)).description(say(description));

  command('games', 'command.games')
    .option('--json', say('flag.json'))
    .action(async (flags: { json?: boolean }) => {
      const { listGames } = await import('./commands/games.ts');
      done(listGames(screen, flags.json === true));
    });

  command('play [game]', 'command.play')
    .option('--seats <n>', say('flag.seats'))
    .option('--players <names>', say('flag.players'))
    .option('--bot <name>', say('flag.bot'))
    .option('--seed <seed>', say('flag.seed'))
    .option('--option <id=value>', say('flag.option'), several, [])
    .option('--load <file>', say('flag.load'))
    .option('--by-hand', say('flag.byHand'))
    .option('--bots-decide', say('flag.botsDecide'))
    .option('--calm', say('flag.calm'))
    .option('--real-time', say('flag.realTime'))
    .addHelpText(
      'after',
      examples(
        'play',
        'play cards-of-the-dead --seed 7',
        'play dead-cells --seats 3 --players Ann,Ben --bot careful',
      ),
    )
    .action(async (game: string | undefined, flags: PlayFlags) => {
      const { play } = await import('./commands/play.ts');
      done(await play(screen, game, flags));
    });

  command('sim <game>', 'command.sim')
    .option('--games <n>', say('flag.games'), '1000')
    .option('--seats <n>', say('flag.simSeats'))
    .option('--bot <name>', say('flag.simBot'))
    .option('--budget <n>', say('flag.budget'))
    .option('--seed <seed>', say('flag.seed'))
    .option('--jobs <n>', say('flag.jobs'))
    .option('--option <id=value>', say('flag.simOption'), several, [])
    .option('--clock <n>', say('flag.clock'))
    .option('--strict', say('flag.strict'))
    .option('--target <low-high>', say('flag.target'))
    .option('--record <file>', say('flag.record'))
    .option('--json', say('flag.json'))
    .option('--out <file>', say('flag.out'))
    .addHelpText(
      'after',
      examples(
        'sim cards-of-the-dead --games 10000 --seats all --out report.html --target 40-50',
        'sim vengeance --seats 4 --bot careful,random,random,random --json',
        'sim cards-of-the-dead --bot strong --budget 50 --games 100',
      ),
    )
    .action(async (game: string, flags: SimFlags) => {
      const { sim } = await import('./commands/sim.ts');
      done(await sim(screen, game, flags));
    });

  addRecordCommands(command, screen, done);
  addHouseCommands(command, screen, done);
  return program;
}

type Add = (words: string, description: string) => Command;

function addRecordCommands(command: Add, screen: Screen, done: Done): void {
  command('replay <record>', 'command.replay')
    .option('--json', screen.say('flag.json'))
    .option('--from <n>', screen.say('flag.from'))
    .action(async (file: string, flags: ReplayFlags) => {
      const { replay } = await import('./commands/replay.ts');
      done(await replay(screen, file, flags));
    });
  command('review <record>', 'command.review')
    .option('--seat <n>', screen.say('flag.reviewSeat'))
    .option('--json', screen.say('flag.json'))
    .action(async (file: string, flags: ReviewFlags) => {
      const { review } = await import('./commands/review.ts');
      done(review(screen, file, flags));
    });
  command('verify <record>', 'command.verify')
    .option('--json', screen.say('flag.json'))
    .action(async (file: string, flags: { json?: boolean }) => {
      const { verifyFile } = await import('./commands/verify.ts');
      done(verifyFile(screen, file, flags.json === true));
    });
}

function addHouseCommands(command: Add, screen: Screen, done: Done): void {
  command('rules <game> [id]', 'command.rules')
    .option('--json', screen.say('flag.json'))
    .option('--seconds <n>', screen.say('flag.seconds'), '3')
    .action(async (game: string, id: string | undefined, flags: RulesFlags) => {
      const { rules } = await import('./commands/rules.ts');
      done(await rules(screen, game, id, flags));
    });
  command('content <game>', 'command.content')
    .option('--json', screen.say('flag.json'))
    .action(async (game: string, flags: { json?: boolean }) => {
      const { content } = await import('./commands/content.ts');
      done(content(screen, game, flags.json === true));
    });
  command('bench', 'command.bench')
    .option('--json', screen.say('flag.json'))
    .option('--only <name>', screen.say('flag.only'))
    .action(async (flags: { json?: boolean; only?: string }) => {
      const { bench } = await import('./commands/bench.ts');
      done(await bench(flags));
    });
  command('completion <shell>', 'command.completion').action(
    async (shell: string, _: object, self: Command) => {
      const { completion } = await import('./commands/completion.ts');
      done(completion(screen, shell, self.parent!));
    },
  );
}
