/** The protocol's front door. */

export { deltaOf, knownOf, lookFrom, scenesBetween, sentLook, stepAfter, viewHash } from './delta.ts';
export type { Delta, Known, SentLook, SentSnapshot } from './delta.ts';
export { KNOCKING, readKnock, wordAsWritten, type Knock, type KnockMessage } from './knock.ts';
export { patched, patchOf, type Patch } from './patch.ts';
export { headerPolicy, PAGE_POLICY } from './policy.ts';
export type { Countdown, Proposal, Push } from './push.ts';
export { LONGEST_MESSAGE, readRequest } from './request.ts';
export type { Asked, Request, RequestName, RequestOf } from './request.ts';
export { chanceSaid, oddsError, type OddsTold, type ToldOdds } from './odds.ts';
export { costSaid, measuredBy } from './review.ts';
export type { ActPart, Costly, Judged, Review } from './review.ts';
export { PHRASES, PINGS, PROPOSALS, TALKS } from './room.ts';
export type {
  Knocker,
  Mark,
  MemberId,
  ProposalKind,
  RoomState,
  RoomView,
  SeatKind,
  SeatView,
  Talk,
  TalkLine,
  You,
} from './room.ts';
export { framesOf } from './snapshot.ts';
export type {
  Advised,
  ClockView,
  GameInfo,
  Advice,
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
export {
  CHAT,
  isRoomRequest,
  NAME,
  OLDEST_SPOKEN,
  PROTOCOL_VERSION,
  readHello,
  readNewRoom,
  readWire,
} from './wire.ts';
export type {
  ByeReason,
  Hello,
  Made,
  NewRoom,
  RoomAsked,
  RoomRequest,
  RoomRequestName,
  RoomRequestOf,
  ServerMessage,
  Subscription,
  WelcomeMessage,
} from './wire.ts';
