/**
 * What somebody tries out beside the table: from a moment they choose, with all that they cannot know dealt anew, and bots in the
 * place of the others. Nobody else hears of it, nothing is written, and meanwhile the table goes on.
 */

import { Desk, type Table } from '@gravetable/host';
import { belowOf, isRefusal, refuse, type Refusal } from '@gravetable/kernel';
import type { Push, Request } from '@gravetable/protocol';
import type { Link } from './link.ts';
import type { Room } from './room.ts';

type Trying = Extract<Request, { do: 'branch' | 'enterBranch' | 'leaveBranch' }>;

/** So many are kept for one screen. */
const MOST = 32;

/** What is about the table itself, whatever is tried out beside it. */
const OF_THE_TABLE: ReadonlySet<Request['do']> = new Set([
  'propose',
  'accept',
  'decline',
  'withdraw',
  'hold',
  'record',
] as const);

export const isTrying = ({ aside }: Link): boolean => aside?.table.inBranch === true;

export const isAboutTrying = (request: Request): request is Trying =>
  request.do === 'branch' || request.do === 'enterBranch' || request.do === 'leaveBranch';

/** The desk that a request is for. */
export function deskFor(link: Link, request: Request): Desk {
  return isTrying(link) && !OF_THE_TABLE.has(request.do) ? link.aside! : link.desk!;
}

/** The table itself again. */
export function endTrying(link: Link): void {
  link.aside?.leave();
  link.aside = null;
}

interface Aside {
  readonly room: Room;
  readonly hears: (push: Push) => void;
  readonly fresh: () => string;
  readonly now: () => number;
}

function asideOf(link: Link, { room, hears, fresh, now }: Aside): Desk {
  const { table, seats } = link.desk!;
  const beside: Table = room.host.beside(table);
  return new Desk({
    table: beside,
    seats,
    hears: (push) => beside.inBranch && hears(push),
    fresh,
    now,
    acts: link.acts,
  });
}

/** Into something new, back into something that was left, or out of it: how it stands there. */
export async function tryOut(link: Link, request: Trying, aside: Aside): Promise<object | Refusal> {
  const { table, seats } = link.desk!;
  if (request.do === 'leaveBranch') {
    if (!link.desk!.mayLook(request.as)) return refuse('NOT_ASKED', null, { seat: request.as });
    link.aside?.table.leaveBranch();
    return link.desk!.look(request.as, 0);
  }
  const { as } = request;
  if (as === null || !seats.includes(as)) return refuse('NOT_ASKED', null, { seat: as });
  const desk = (link.aside ??= asideOf(link, aside));
  if (request.do === 'enterBranch') return desk.table.enterBranch(request.number) ?? desk.look(as);
  if (desk.table.branches >= MOST) return refuse('NOT_NOW');
  const then = await table.past.at(request.count);
  if (isRefusal(then)) return then;
  const branch = then.whatIf(as, belowOf(aside.fresh()));
  for (const [seat, { kind, name }] of branch.seats.entries()) {
    if (kind !== 'person' || seats.includes(seat)) continue;
    const refused = branch.apply({ do: 'sit', seat, name, kind: aside.room.botAt(seat) });
    if (refused !== null) return refused;
  }
  desk.table.branchOff(branch);
  return desk.look(as);
}
