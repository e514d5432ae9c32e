export { BotRefused, playOut, type PlayedOut, type PlayOutOptions } from './playout.ts';
export { random } from './random.ts';
export { botNamed, botsOf, usualBot } from './roster.ts';
export { wandering, whimsical } from './whimsical.ts';
