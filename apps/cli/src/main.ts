/** The command `gravetable`: reads the words on the command line and calls what they name. */

import { OK } from './faults.ts';
import { run } from './run.ts';

// A reader that closes early (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
