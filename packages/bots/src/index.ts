export { Advice, type Advised } from './advice.ts';
export { botLots, BotRefused, nextMove, type DriveOptions, type Move } from './driver.ts';
export { train, valueOf, type Lesson, type Training } from './net.ts';
export { playOut, type PlayedOut, type PlayOutOptions } from './playout.ts';
export { random } from './random.ts';
export { botNamed, botsOf, evenTries, LEVELS, quickBotsOf, usualBot } from './roster.ts';
export { advance, searching, settledAt, Weighing, worthOf, type AnyGuide, type Weighed } from './search.ts';
export { wandering, whimsical } from './whimsical.ts';
