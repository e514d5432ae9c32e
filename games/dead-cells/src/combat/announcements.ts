// DC-CMB-12, -13, DC-RULING-24: what can be said about a card: a kind of Action printed on it, and its Round.
import type { Aside } from '@gravetable/kernel';
import { combatCard } from '../box/box.ts';
import { combatCards } from '../cards/combat/index.ts';
import type { CardRound, CombatCard, Icon, State } from '../schema.ts';
import type { CombatNo } from '../state.ts';

/** DC-CMB-13: a State is named. */
type Said = 'damage' | 'skill' | 'block' | 'loot' | 'heal' | State;
export interface Play {
  readonly card: CombatNo;
  readonly say: Said | 'nothing';
  readonly round: CardRound | 0;
}

export function kindSaid(icon: Icon): Said | null {
  switch (icon.kind) {
    case 'damage':
    case 'skill':
    case 'loot':
    case 'heal':
      return icon.kind;
    case 'shield':
      return 'block';
    case 'state':
      return icon.state;
    default:
      return null;
  }
}

/** Every true announcement of one card; a card without any is played with none. */
function announcements(printed: CombatCard, card: CombatNo): readonly Play[] {
  const found: Play[] = [];
  for (const round of [0, 1, 2, 3] as const) {
    for (const action of printed.lines[round] ?? []) {
      for (const icon of action.icons) {
        const say = kindSaid(icon);
        if (say === null || found.some((one) => one.say === say && one.round === round)) continue;
        found.push({ card, say, round });
      }
    }
  }
  return found.length > 0 ? found : [{ card, say: 'nothing', round: 0 }];
}

const PLAYS: readonly (readonly Play[])[] = combatCards.map(announcements);

/** What is kept of an announcement: `damage.1`. */
export const wordOf = ({ say, round }: Play): string => `${say}.${round}`;
/** Whether that could be said of this card. */
export const bears = (card: CombatNo, word: string): boolean =>
  PLAYS[card]!.some((one) => wordOf(one) === word);

/** Hand card × announcement. */
export function playsOf(hand: readonly CombatNo[]): Play[] {
  const found: Play[] = [];
  for (const card of hand) for (const one of PLAYS[card]!) found.push(one);
  return found;
}

export const playAside: Aside<Play> = {
  kind: 'playCard',
  says: ({ card, say, round }) => ({
    id: say === 'nothing' ? 'option.playSilently' : 'option.play',
    args: { card: { id: combatCard(card).name }, say, round },
  }),
  touches: ({ card }) => [`combat:${combatCard(card).code}`],
};
