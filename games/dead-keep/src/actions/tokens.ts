// DK-TOKEN, DK-TREAS: taking what lies in the Zone.

import { gainAp, levelUpsDue } from '../adrenaline.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { Choice, ChoiceOf, No, Pay } from '../choices.ts';
import { zoneId } from '../enemies/lookout.ts';
import { keep } from '../layout.ts';
import { objectToPay, payAction } from '../pay.ts';
import { draw } from '../piles.ts';
import { mayTake, onTake } from '../quests/rules.ts';
import { procedure, type T } from '../rulebook.ts';
import { settle } from '../settle.ts';
import type { Board, CardNo, Who } from '../state.ts';
import { countAction } from '../streaks.ts';

/** DK-RULING-87. */
const AP_FOR_NOTHING = 5;

const isObjectiveHere = (board: Board, who: Who, at: number): boolean =>
  board.objectives.zone[at] === board.party[who]!.zone && board.objectives.taken[at] === false;

/** DK-RULING-60: Enemies in the Zone do not prevent it. */
export function objectToTake(board: Board, who: Who, { token, at, pay }: ChoiceOf<'take'>): No | null {
  const { zone } = board.party[who]!;
  const here =
    token === 'treasure'
      ? board.treasure.zone[at] === zone
      : token === 'artifact'
        ? board.artifacts[at] === zone
        : isObjectiveHere(board, who, at);
  if (!here) return ['NO_TOKEN', 'DK-TOKEN-01'];
  const quest = token === 'objective' ? mayTake(board, who, at) : null;
  return quest ?? objectToPay(board, who, 'other', pay, 0);
}

export function offerTokens(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  const { zone } = board.party[who]!;
  const treasure = board.treasure.zone.indexOf(zone);
  if (treasure >= 0) offerToken(board, who, out, { do: 'take', token: 'treasure', at: treasure, pay }, wide);
  const artifact = board.artifacts.indexOf(zone);
  if (artifact >= 0) offerToken(board, who, out, { do: 'take', token: 'artifact', at: artifact, pay }, wide);
  for (let at = 0; at < board.objectives.zone.length; at++)
    if (isObjectiveHere(board, who, at))
      offerToken(board, who, out, { do: 'take', token: 'objective', at, pay }, wide);
}

function offerToken(board: Board, who: Who, out: Choice[], choice: ChoiceOf<'take'>, wide: boolean): void {
  if (wide || objectToTake(board, who, choice) === null) out.push(choice);
}

/** DK-TOKEN-05, DK-TREAS-02: a Necromantic Artifact from its deck, and a free reorganization. */
const gainArtifact = procedure<{ who: Who }>('gainArtifact')
  .call('DK-TOKEN-05', 'cards', () => draw.with({ deck: 'artifact', n: 1 }))
  .call('DK-RULING-87', (t, v) => {
    const { board } = t;
    const { id, zone } = board.party[v.who]!;
    const card: CardNo | undefined = v.cards[0];
    if (card === undefined) {
      t.tell?.({ kind: 'noArtifact', adventurer: id });
      gainAp(t, v.who, AP_FOR_NOTHING);
      return null;
    }
    const { code } = EQUIPMENT[card]!;
    const pieces = [`card:${code}`];
    t.tell?.({
      kind: 'takesArtifact',
      adventurer: id,
      zone: zoneId(board, zone),
      card: code,
      reveals: true,
      pieces,
    });
    return keep.with({ who: v.who, cards: [card] });
  })
  .end();

/** DK-TOKEN-06: what the Treasure token turns out to be. */
function openTreasure(t: T, who: Who, at: number): boolean {
  const { board } = t;
  const { treasure } = board;
  const a = board.party[who]!;
  const isPotion = treasure.face[at] === 'potion';
  treasure.zone.splice(at, 1);
  treasure.face.splice(at, 1);
  treasure.seen.splice(at, 1);
  if (!isPotion) return true;
  a.potions++;
  t.tell?.({ kind: 'takesPotion', adventurer: a.id, zone: zoneId(board, a.zone), reveals: true });
  return false;
}

/** DK-TOKEN-01 Take or Activate: the token is removed and does what it does. */
export const take = procedure<{ who: Who; choice: ChoiceOf<'take'> }>('take')
  .do('DK-TOKEN-01', (t, v) => {
    payAction(t, v.who, 'other', v.choice.pay);
    countAction(t.board, v.who, null);
  })
  .set('DK-TOKEN-06', 'artifact', (t, v): boolean => {
    const { token, at } = v.choice;
    if (token === 'artifact') t.board.artifacts.splice(at, 1);
    return token === 'artifact' || (token === 'treasure' && openTreasure(t, v.who, at));
  })
  .call('DK-TREAS-02', (_, v) => (v.artifact ? gainArtifact.with({ who: v.who }) : null))
  .call('DK-TOKEN-03', (t, v) => (v.choice.token === 'objective' ? onTake(t, v.who, v.choice.at) : null))
  // DK-RULING-107: level-ups from tokens are immediate.
  .call('DK-ADR-08', (t) => levelUpsDue(t))
  .call('DK-TOKEN-04', (t) => settle(t))
  .end();
