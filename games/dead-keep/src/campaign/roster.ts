// DK-CAMP-02, DK-RULING-154: the roster between Chapters.

import { clearVotes } from '@gravetable/kernel';
import { askTable } from '../asking.ts';
import { ADVENTURER_IDS, type AdventurerId } from '../cards/ids.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board } from '../state.ts';
import { campaignOf } from './baggage.ts';

const MOST = 6;
const JOIN = 'join';
const DONE = 'done';
/** The one who leaves, a newcomer, or nothing more to change. */
type Change = AdventurerId | typeof JOIN | typeof DONE;

const unused = (board: Board): AdventurerId[] =>
  ADVENTURER_IDS.filter((id) => !campaignOf(board).roster.includes(id));

/** Whoever the next Quest needs must join; otherwise between Chapters anybody may be exchanged. */
function changes(board: Board, needed: number, free: boolean): Change[] {
  const { roster } = campaignOf(board);
  if (roster.length < needed && !free) return [JOIN];
  return [
    ...(roster.length < MOST ? [JOIN as Change] : []),
    ...roster,
    ...(roster.length < needed ? [] : [DONE as Change]),
  ];
}

/** The newcomer inherits the gear of whose place they take. */
function enter(t: T, change: Change, id: AdventurerId): void {
  const campaign = campaignOf(t.board);
  const place = campaign.roster.indexOf(change as AdventurerId);
  if (place >= 0) {
    campaign.roster[place] = id;
    t.tell?.({ kind: 'replaces', adventurer: id, adventurer2: change });
    return;
  }
  campaign.roster.push(id);
  campaign.owned.splice(campaign.owned.length - 1, 0, []);
  t.tell?.({ kind: 'joins', adventurer: id });
}

/** `free`: a Chapter begins. A Quest that needs more Adventurers lets the roster grow at any time (DK-RULING-178). */
export const changeRoster = procedure<{ needed: number; free: boolean }>('changeRoster')
  .set('DK-CAMP-02', 'open', (t, v): boolean => v.free || campaignOf(t.board).roster.length < v.needed)
  .while(
    'DK-CAMP-02a',
    (_, v) => v.open,
    (each) =>
      each
        .ask('DK-CAMP-02b', 'chosen', (t, v) =>
          askTable(t, changes(t.board, v.needed, v.free), () => ({
            kind: 'roster',
            about: { n: campaignOf(t.board).roster.length, min: v.needed },
            touches: (one) => (one === JOIN || one === DONE ? [] : [`adventurer:${one}`]),
            says: (one) =>
              one === JOIN || one === DONE
                ? { id: `option.roster.${one}` }
                : { id: 'option.roster.leave', args: { adventurer: one } },
          })),
        )
        .set('DK-CAMP-02c', 'change', (_, v): Change => v.chosen ?? JOIN)
        .when(
          'DK-RULING-154',
          (_, v) => v.change !== DONE,
          (change) =>
            change
              .ask('DK-RULING-154a', 'id', (t) =>
                askTable(t, unused(t.board), () => ({
                  kind: 'newcomer',
                  says: (adventurer) => ({ id: 'option.adventurer', args: { adventurer } }),
                  touches: (adventurer) => [`adventurer:${adventurer}`],
                })),
              )
              .do('DK-RULING-154b', (t, v) => {
                clearVotes(t);
                enter(t, v.change, v.id ?? unused(t.board)[0]!);
              }),
        )
        .set('DK-RULING-154c', 'open', (t, v) =>
          v.free ? v.change !== DONE : campaignOf(t.board).roster.length < v.needed,
        ),
  )
  .end();
