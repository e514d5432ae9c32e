/** The kernel's front door. */

export { adviceOf, advised, clearVotes, votePower, type Advised } from './advice.ts';
export { Assign, assign, type AssignAside, type AssignLimits } from './assign.ts';
export {
  actsOf,
  isAct,
  isAnswer,
  nothingYet,
  standAfter,
  type Act,
  type Entry,
  type PlayedOn,
  type Sat,
  type Standing,
  type Stretch,
  type Taken,
} from './act.ts';
export {
  cardsFrom,
  dice,
  die,
  enter,
  fall,
  outcomes,
  shuffled,
  waysOf,
  type Chance,
  type Odds,
} from './chance.ts';
export {
  questionsFor,
  questionsOf,
  waitingFor,
  type BlockedView,
  type OptionView,
  type QuestionView,
} from './describe.ts';
export { heardBy, type GameEvent, type Told, type Viewer } from './event.ts';
export {
  defineGame,
  type AnyGame,
  type Bot,
  type Carried,
  type CarriedBy,
  type Game,
  type GameSpec,
  type Hidden,
  type Pieces,
  type RealTime,
  type Inventory,
  type Options,
  type OptionSpec,
  type Outcome,
  type Section,
  type Shown,
  type Thing,
} from './game.ts';
export { takeWritten, type Source } from './generated.ts';
export type { Guide, Net, Quick, Rest } from './guide.ts';
export { hash64, sha256 } from './hash.ts';
export { canonical, copyOf, isJson, isRecord, same, type IfPlain, type Json } from './json.ts';
export { chooseLegal, judge, type Ban, type Judged, type Legal } from './legal.ts';
export { determinise, Look } from './look.ts';
export { wayFrom, type Migration } from './migration.ts';
export type { Likely, Prospect } from './prospect.ts';
export { open, optionsOf, type Opening } from './open.ts';
export { playOn, type CarriedOn } from './playon.ts';
export { heard, Play, RulesError, type AnyPlay, type ChanceSource, type OfferedPower } from './play.ts';
export type { Table, Tell } from './operation.ts';
export { Procedure, Steps, strand, type Call, type IfWhole, type StrandCall } from './procedure.ts';
export { ruleOf, rulebook, type Power, type Program, type Rulebook } from './program.ts';
export {
  choose,
  CLOCK,
  HAND,
  One,
  Order,
  order,
  Some,
  some,
  Split,
  split,
  type Aside,
  type LazyAside,
  type Ask,
  type Blocked,
  type Seat,
} from './question.ts';
export {
  belowOf,
  isSecret,
  nextBelow,
  nextWord,
  secretSeed,
  shuffleInPlace,
  streamOf,
  type Below,
  type Stream,
} from './random.ts';
export {
  commitmentOf,
  giveEntry,
  otherThan,
  partsOf,
  readRecord,
  recordFrom,
  recordOf,
  RECORD_FORMAT,
  RECORD_LIMITS,
  RECORD_VERSION,
  verify,
  verifying,
  type GameRecord,
  type Part,
  type Verdict,
} from './record.ts';
export { reading, replayed } from './reading.ts';
export { isRefusal, refuse, type KernelCode, type Refusal } from './refusal.ts';
export {
  load,
  loadAsLaid,
  readHeader,
  save,
  SAVE_FORMAT,
  SAVE_VERSION,
  stateHash,
  stateText,
  type SaveHeader,
} from './save.ts';
export { Session, type Checkpoint, type Line, type LogLine, type Moment, type SeatInfo } from './session.ts';
export {
  copierOf,
  dict,
  flag,
  int,
  json,
  list,
  maybe,
  record,
  stillOf,
  text,
  word,
  type Shape,
  type Shaped,
} from './shape.ts';
export { sourcesOf } from './sources.ts';
export { cloneState, type Frame, type State, type Strand } from './state.ts';
export { rowOf } from './stepping.ts';
export { TOPICS, type Story, type Topic } from './story.ts';
export { isForm, nouns } from './grammar.ts';
export {
  argumentsOf,
  askedIn,
  LANGUAGES,
  said,
  Speaker,
  type Catalogue,
  type Language,
  type Said,
} from './text.ts';
export { EveryWay } from './trying.ts';
export { kernelWords } from './words.ts';
export { Pending } from './thread.ts';
