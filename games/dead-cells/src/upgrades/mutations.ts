// DC-MUT-04, -05, DC-RULING-106: During Game cards, the Skill card and Runes, used at their moment.
import { actionNo } from '../box/actions.ts';
import { askGroup, askReceiver } from '../asking.ts';
import { hasTarget } from '../combat/ranges.ts';
import { redrawEnemy, spacesOf } from '../combat/redraw.ts';
import { perform } from '../effects.ts';
import { canSwap, redrawHands, swapWithDiscard } from '../checks/hands.ts';
import { gainForGroup } from '../gains/icons.ts';
import { lookAtTile, swappable, swapTile } from '../checks/looking.ts';
import { unseenTiles } from '../biome/map.ts';
import { cardName } from './mutation.ts';
import { procedure } from '../rulebook.ts';
import type { Effect, Moment, Receiver } from '../schema.ts';
import type { BoughtNo } from '../state.ts';
import { effectsOf, markUsed, usableAt } from './standing.ts';
import { vialHelps } from '../gains/vials.ts';
import { heroAt, isLiving, nextHero, participants, type Seen } from '../table.ts';

/** Whether using an effect now would do anything. */
function works(t: Seen, effect: Effect): boolean {
  switch (effect.kind) {
    case 'gain':
      return effect.icons.some((icon) => icon.kind !== 'reward' || icon.reward !== 'vial' || vialHelps(t));
    case 'act':
      return hasTarget(t, effect.action) && isActorThere(t, effect.who);
    case 'lookAtTile':
      return unseenTiles(t, effect.where).length > 0;
    case 'swapTile':
      return swappable(t, effect.where).length > 0;
    case 'handSwapsWithDiscard':
      return canSwap(t);
    case 'passFirstPlayer':
      return t.board.heroes.length > 1;
    case 'redrawEnemy':
      return spacesOf(t, effect.of).length > 0;
    default:
      return true;
  }
}
const isActorThere = (t: Seen, who: Receiver): boolean =>
  who === 'firstPlayer' ? isLiving(t, t.board.run.firstPlayer) : participants(t).length > 0;

/** The cards worth offering at this moment. */
const offered = (t: Seen, moment: Moment): BoughtNo[] =>
  usableAt(t, moment).filter((no) => effectsOf(no).some((effect) => works(t, effect)));

/** One effect of a card, numbered as it is printed there. */
const useEffect = procedure<{ card: BoughtNo; at: number }>('useEffect')
  .set('DC-RULING-106e', 'effect', (_, v) => effectsOf(v.card)[v.at]!.kind)
  .ask('DC-RULING-106f', 'one', (t, v) => {
    const effect = effectsOf(v.card)[v.at]!;
    return effect.kind === 'act' && effect.who === 'one'
      ? askReceiver(t, participants(t), 'mutationActor', { card: cardName(v.card) })
      : null;
  })
  .do('DC-RULING-106g', (t, v) => {
    if (v.effect !== 'passFirstPlayer') return;
    const { run } = t.board;
    run.firstPlayer = nextHero(t, run.firstPlayer);
    t.tell?.({ kind: 'firstPlayerIs', beheaded: heroAt(t, run.firstPlayer).who });
  })
  .call('DC-RULING-106h', (t, v) => {
    const effect = effectsOf(v.card)[v.at]!;
    switch (effect.kind) {
      case 'gain':
        return gainForGroup(t, effect.icons);
      case 'act': {
        const hero = v.one ?? (effect.who === 'one' ? participants(t)[0]! : t.board.run.firstPlayer);
        return perform.with({ hero, action: actionNo(effect.action), from: 'other' });
      }
      case 'lookAtTile':
        return lookAtTile.with({ where: effect.where });
      case 'swapTile':
        return swapTile.with({ where: effect.where });
      case 'handSwapsWithDiscard':
        return swapWithDiscard.with();
      case 'redrawHand':
        return redrawHands.with({ who: effect.who });
      case 'redrawEnemy':
        return redrawEnemy.with({ of: effect.of });
      default:
        return null;
    }
  })
  .end();

const STOP = 'stop';

/** DC-MUT-05: at its moment each card that can do something is offered, until the Group has enough. */
export const useMutations = procedure<{ moment: Moment }>('useMutations')
  .set('DC-MUT-05', 'on', (): boolean => true)
  .while(
    'DC-MUT-05a',
    (t, v) => v.on && offered(t, v.moment).length > 0,
    (each) =>
      each
        .ask('DC-MUT-05b', 'card', (t, v) =>
          askGroup<BoughtNo | 'stop'>(t, [...offered(t, v.moment), STOP], {
            kind: 'useMutation',
            says: (option) => (option === STOP ? { id: 'option.stop' } : cardName(option)),
          }),
        )
        .set('DC-MUT-05c', 'on', (_, v) => v.card !== STOP)
        .set('DC-MUT-05d', 'left', (t, v): number[] => {
          if (v.card === STOP) return [];
          markUsed(t, v.card);
          t.tell?.({ kind: 'mutation', card: cardName(v.card) });
          return [...effectsOf(v.card).keys()];
        })
        .while(
          'DC-MUT-05e',
          (_, v) => v.left.length > 0,
          (effects) =>
            effects
              .set('DC-MUT-05f', 'at', (_, v) => v.left[0]!)
              .set('DC-MUT-05g', 'left', (_, v) => v.left.slice(1))
              .call('DC-MUT-05h', (_, v) => useEffect.with({ card: v.card as BoughtNo, at: v.at })),
        ),
  )
  .end();
