import { rolldown } from 'rolldown';
const b = await rolldown({
  input: ['bench/variants/game.ts', 'bench/variants/_prof.ts', 'bench/variants/_count.ts'],
  platform: 'node',
});
await b.write({
  dir: process.argv[2] ?? '/tmp/wt/speed/bench/dist',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunk-[hash].mjs',
});
await b.close();
