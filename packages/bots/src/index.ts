export { botLots, BotRefused, nextMove, type DriveOptions, type Move } from './driver.ts';
export { playOut, type PlayedOut, type PlayOutOptions } from './playout.ts';
export { random } from './random.ts';
export { botNamed, botsOf, usualBot } from './roster.ts';
export { wandering, whimsical } from './whimsical.ts';
