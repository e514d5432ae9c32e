/** The protocol's front door. */

export { patched, patchOf, type Patch } from './patch.ts';
export type { Countdown, Proposal, Push } from './push.ts';
export { LONGEST_MESSAGE, PROTOCOL_VERSION, readMessage, readRequest } from './request.ts';
export type { Asked, Request, RequestName, RequestOf } from './request.ts';
export { framesOf } from './snapshot.ts';
export type {
  Advised,
  ClockView,
  GameInfo,
  Hint,
  LogLine,
  MomentView,
  PastView,
  Preview,
  Snapshot,
  Step,
  Timer,
  ToldPiece,
} from './snapshot.ts';
