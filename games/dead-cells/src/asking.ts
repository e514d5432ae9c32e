// DC-RULING-08: how the Group is asked. Its questions go to the First Player's seat; other seats may leave advice.
import { choose, type Aside, type Ask, type Json, type LazyAside, type One } from '@gravetable/kernel';
import { combatCard, equipmentCard } from './box/box.ts';
import { procedure } from './rulebook.ts';
import type { CombatNo, EquipmentNo, HeroNo } from './state.ts';
import { firstSeat, heroAt, type Seen } from './table.ts';

type About = { readonly [key: string]: Json };

/** What other seats advise: `[seat, number of the option]`. */
export const adviceOf = (t: Seen): readonly Json[] =>
  t.board.votes.flatMap((vote, seat) => (vote === 0 ? [] : [[seat, vote]]));

/** A choice of the Group. */
export function askGroup<A>(t: Seen, options: readonly A[], aside: LazyAside<A>): One<A> {
  return choose(firstSeat(t), options, () => ({
    advice: () => adviceOf(t),
    ...(typeof aside === 'function' ? aside() : aside),
  }));
}

const heroAside = (t: Seen, kind: string, about: About): Aside<HeroNo> => ({
  kind,
  about,
  says: (no) => ({ id: `beheaded.${heroAt(t, no).who}` }),
  touches: (no) => [`hero:${no}`],
});

/** The Group names one of these Beheaded. One alone is not asked about. */
export const askReceiver = (
  t: Seen,
  among: readonly HeroNo[],
  kind: string,
  about: About = {},
): One<HeroNo> | null => (among.length < 2 ? null : askGroup(t, among, () => heroAside(t, kind, about)));

/** Combat cards named by their number. */
export const combatAside = (kind: string, about: About = {}): Aside<CombatNo> => ({
  kind,
  about,
  says: (no) => ({ id: combatCard(no).name }),
  touches: (no) => [`combat:${combatCard(no).code}`],
});
export const equipmentAside = (kind: string, about: About = {}): Aside<EquipmentNo> => ({
  kind,
  about,
  says: (no) => ({ id: equipmentCard(no).name }),
  touches: (no) => [`equipment:${equipmentCard(no).code}`],
});

/** The options advice can name, by number; 0 takes it back. */
const MARKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isForGroup = ({ aside }: Ask<unknown>): boolean =>
  (aside as Aside<unknown> | undefined)?.advice !== undefined;

/** How many options it names, also those forbidden now: which are open may hang on a hand that others do not know. */
function listed(question: Ask<unknown>): number {
  const { blocked = [] } = question.aside as Aside<unknown>;
  return question.count() + (typeof blocked === 'function' ? blocked() : blocked).length;
}

const castVote = procedure<{ seat: number; choice: number }>('castVote')
  .do('DC-RULING-08', (t, v) => {
    t.board.votes[v.seat] = v.choice;
    t.tell?.({ kind: 'vote', who: v.seat, n: v.choice });
  })
  .end();

/** While the Group is asked, every seat but the one that decides may point at one of the options. */
export const vote = {
  label: 'DC-RULING-08a',
  offer: (_: Seen, seat: number, asked: () => readonly Ask<unknown>[]) => {
    const question = asked().find((ask) => ask.seat !== seat && isForGroup(ask));
    if (question === undefined) return null;
    return choose(seat, MARKS.slice(0, listed(question) + 1), {
      kind: 'vote',
      says: (n) => ({ id: 'option.vote', args: { n } }),
    });
  },
  play: castVote,
};

/** Advice is about one decision; it goes when the next one is due. */
export function clearVotes(t: Seen): void {
  const votes = t.board.votes;
  for (let seat = 0; seat < votes.length; seat++) votes[seat] = 0;
}
