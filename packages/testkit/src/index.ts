/** The testkit's front door. For tests only. */

export { AS_IT_LIES } from './asked.ts';
export { countGame, miscalibrated, type Calibration } from './calibration.ts';
export { describeGame, type Described } from './describe-game.ts';
export { describeSaves, type Saves } from './describe-saves.ts';
export { due } from './due.ts';
export { forged, FORGERIES, opened, originalsOf, type Forgery, type Opened } from './forging.ts';
export { CHECKS, fuzz, type Check, type Fuzz, type Fuzzed } from './fuzz.ts';
export { anAnswer, someOptions, type Answer } from './lot.ts';
export { differingNumbers, numbersIn, numbersOf, unsaidNumbers } from './numbers.ts';
export { playSeed } from './play-seed.ts';
export { positions } from './positions.ts';
export { scenarios, Story, type Ending, type Given, type Scenario } from './scenario.ts';
export { differingWords, Wanted } from './texts.ts';
export { transcript, type Written } from './transcript.ts';
export type { Shows } from './watch.ts';
export { askedFor, Reasons } from './why-not.ts';
