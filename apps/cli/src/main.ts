/** The command `gravetable`: reads the words on the command line and calls what they name. */
import { Command } from 'commander';

const program = new Command('gravetable')
  .description('A digital table for four board games.')
  .showHelpAfterError();

await program.parseAsync();
