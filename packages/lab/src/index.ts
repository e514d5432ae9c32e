export { binned, quantile, sorted, wilson, type Bin, type Share } from './intervals.ts';
export { objectionTo, seedOf, settingsOf, type Plan, type Setup } from './plan.ts';
export { ProgressLine, progressText, rateDigits, timeText } from './progress.ts';
export { recordOf } from './record.ts';
export { reportOf } from './report/index.ts';
export { simulate, type Progress, type Simulated, type SimulateOptions } from './simulate.ts';
export {
  addTally,
  emptyTally,
  type Counts,
  type Failure,
  type Odd,
  type SetupTally,
  type Tally,
} from './tally.ts';
export { unwished, wished, wishedIn, type Wished } from './wished.ts';
export { labWords, settingName, setupName, titleOf } from './words.ts';
export { coverageOf, labelsOf, type Coverage, type RuleCoverage, type Shown } from './coverage/coverage.ts';
export { coveragePage } from './coverage/page.ts';
export { examplesFile, gameFolder, ledgerFile } from './coverage/places.ts';
export {
  lengthened,
  longRunFile,
  longRunOf,
  reachByPlay,
  together,
  type LongRun,
  type Reached,
} from './coverage/reach.ts';
