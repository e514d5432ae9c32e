/** What the build reads of the games. Vite's runner loads it, so that sources need no building. */

export { botsOf } from '@gravetable/bots';
export { examplesByRule, games, parseLedger, withoutSource } from '@gravetable/catalog';
