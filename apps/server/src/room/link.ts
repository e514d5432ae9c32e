/** One connection as its room knows it. */

import type { Desk } from '@gravetable/host';
import type { Known, MemberId, ServerMessage } from '@gravetable/protocol';
import type { InviteData } from './data.ts';

export interface Link {
  member: MemberId | null;
  /** The invitation it came with, while it has not been used. */
  grant: InviteData | null;
  desk: Desk | null;
  /** Where it tries something out, beside the table; null where it never did. */
  aside: Desk | null;
  /** Whether what happens is acted out there. */
  acts: boolean;
  /** What it was last sent. */
  known: Known | null;
  /** The least of the last round trips, in milliseconds. */
  readonly trip: number | null;
  /** The last of them. */
  readonly lastTrip: number | null;
  /** Whom it does not want to hear. */
  readonly muted: Set<MemberId>;
  send(message: ServerMessage): void;
  bye(why: Extract<ServerMessage, { say: 'bye' }>['why'], address?: string): void;
}
