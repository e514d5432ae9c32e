/** A kept game as a file of its own. The seed of a running game is in it: whoever has the file can look ahead. */

import { theEngine } from '../engine/client.ts';
import { saveFile } from '../files.ts';

export async function exportTable({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}): Promise<void> {
  const text = await theEngine().exported(id);
  if (text !== null) saveFile(`${title}.gravetable.json`, text);
}
