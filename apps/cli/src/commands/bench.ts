/** `gravetable bench`: runs the bench of the repository, with the flags it was given. */

import { spawn } from 'node:child_process';
import { FAILED, UsageFault } from '../faults.ts';
import { inRepository, ROOT } from '../repository.ts';

export async function bench(flags: { json?: boolean; only?: string }): Promise<number> {
  const file = inRepository('bench', 'run.ts');
  if (file === null) throw new UsageFault('cli.noBench');
  const words = [
    ...(flags.json === true ? ['--json'] : []),
    ...(flags.only === undefined ? [] : ['--only', flags.only]),
  ];
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? FAILED));
    child.on('error', () => resolve(FAILED));
  });
}
