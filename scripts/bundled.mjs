// `node scripts/bundled.mjs NAME …`: runs `scripts/NAME.ts` bundled as a release is. Simulations take about half as long as with a
// development loader.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [name, ...words] = process.argv.slice(2);
const file = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'gravetable', `${name}.mjs`);
const input = path.join(import.meta.dirname, `${name}.ts`);
const bundle = await rolldown({ input, platform: 'node' });
await bundle.write({ file, codeSplitting: false });
await bundle.close();
process.argv = [process.argv[0], file, ...words];
await import(pathToFileURL(file).href);
