/** Runs one command line, and tells in a sentence what went wrong. */

import { CommanderError } from 'commander';
import { CheckFault, FAILED, OK, USAGE, UsageFault } from './faults.ts';
import { languageOf } from './language.ts';
import { programOf } from './program.ts';
import { Screen } from './screen.ts';

/** The language is needed before the rest is read: help is written in it. */
function languageWord(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at === -1) return undefined;
  return words[at]!.includes('=') ? words[at]!.slice('--lang='.length) : words[at + 1];
}

/** The exit code of one command line. */
export async function run(words: readonly string[]): Promise<number> {
  let screen = new Screen('en');
  try {
    screen = new Screen(languageOf(languageWord(words)));
    let code: number = OK;
    const program = programOf(screen, (result) => void (code = result));
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : USAGE;
    const complain = (text: string): void => screen.aside(screen.say('cli.error', { what: text }));
    if (error instanceof UsageFault || error instanceof CheckFault) {
      complain(screen.speaker().say(error.said));
      return error instanceof UsageFault ? USAGE : FAILED;
    }
    if (process.env['GRAVETABLE_DEBUG']) throw error;
    complain(
      screen.say('cli.unexpected', { message: error instanceof Error ? error.message : String(error) }),
    );
    screen.aside(screen.say('cli.unexpectedHint'));
    return FAILED;
  }
}
