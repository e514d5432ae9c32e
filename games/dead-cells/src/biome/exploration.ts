// DC-EXP-01…07: moving the Group over the map, one space at a time, until an Exit or a death.
import { clearVotes, judge, refuse, said, type Ban } from '@gravetable/kernel';
import { askGroup, tellShut } from '../asking.ts';
import { canLight, darkness, isDark, lightLantern } from '../biome-rules/lanterns.ts';
import { canRing, ringBell } from '../biome-rules/bells.ts';
import { hasWorms, wormTests } from '../biome-rules/worms.ts';
import { canPay, deckCheck, payHandChecks } from '../checks/checks.ts';
import { claimFeats, isFeatMet } from '../upgrades/claims.ts';
import { drinkPotion, thirsty } from '../gains/icons.ts';
import { leaveByExit } from './leaving.ts';
import { here, spaceAt, waysOut, type Way } from './map.ts';
import { useMutations } from '../upgrades/mutations.ts';
import { refillHands } from '../gains/piles.ts';
import { reveal } from './reveal.ts';
import { procedure } from '../rulebook.ts';
import type { BiomeId, BossId, Flag } from '../schema.ts';
import type { HeroNo } from '../state.ts';
import { hasRune, standing, usableAt } from '../upgrades/standing.ts';
import { heroAt, living, someoneIsDead, type Seen } from '../table.ts';
import { giveToken } from '../gains/tokens.ts';
import { wayArgs } from './ways.ts';

const isDefeated = (t: Seen, flag: Flag): boolean =>
  t.board.campaign.defeated.some((boss) => `defeated.${boss}` === flag);

/** Whether a corridor is open, or why it is closed. The Spider Rune of the boards is not in our data (DC-FAQ-02). */
function isOpen(t: Seen, corridor: Way['corridor']): true | Ban {
  const found = asksFor(t, corridor);
  const payable = found !== true && found[0] === 'NO_SUCH_CARD' && canPay(t, corridor.hand!);
  return payable || found;
}

/** The same, as far as everybody sees: a Hand Check asks for its cards, whoever holds them. */
function asksFor(t: Seen, { rune, flag, keys, hand }: Way['corridor']): true | Ban {
  if (flag !== undefined && !isDefeated(t, flag))
    return ['BOSS_UNDEFEATED', 'DC-RULING-19', { boss: flag.slice('defeated.'.length) }];
  if (rune !== undefined && !hasRune(t, rune)) return ['RUNE_MISSING', 'DC-EXP-07', { rune }];
  if (keys !== undefined && t.board.bag.keys < keys)
    return ['KEYS_MISSING', 'DC-RULING-86', { n: keys - t.board.bag.keys }];
  return hand === undefined || ['NO_SUCH_CARD', 'DC-CHK-05', { syms: hand.slice() }];
}

/** DC-RULING-93: with Level 2 Potions one may drink between two steps. */
const drinkOnTheWay = procedure('drinkOnTheWay')
  .set('DC-RULING-93', 'thirsty', (): boolean => true)
  .while(
    'DC-FAQ-03',
    (t, v) => v.thirsty && canDrink(t),
    (each) =>
      each
        .ask('DC-RULING-93a', 'who', (t) =>
          askGroup<HeroNo | 'stop'>(t, [...thirsty(t), 'stop'], {
            kind: 'drink',
            says: (one) => ({ id: one === 'stop' ? 'option.stop' : `beheaded.${heroAt(t, one).who}` }),
            touches: (one) => (one === 'stop' ? [] : [`hero:${one}`]),
          }),
        )
        .do('DC-RULING-93b', (t, v) => {
          if (v.who !== 'stop') drinkPotion(t, v.who);
        })
        .set('DC-RULING-93c', 'thirsty', (_, v) => v.who !== 'stop'),
  )
  .call('DC-RULING-112a', () => refillHands.with())
  .end();
const canDrink = (t: Seen): boolean =>
  t.board.bag.potions > 0 && standing(t, 'drinkAnywhere').length > 0 && thirsty(t).length > 0;

/** DC-EXP-02: choose a path, verify Runes, perform Checks, place the Group. */
const move = procedure('move')
  .do('DC-EXP-05', (t) => clearVotes(t))
  .call('DC-RULING-85j', (t) => (canLight(t) ? lightLantern.with() : null))
  .call('DC-RULING-93d', (t) => (canDrink(t) ? drinkOnTheWay.with() : null))
  .call('DC-RULING-106i', (t) =>
    usableAt(t, 'beforeMove').length > 0 ? useMutations.with({ moment: 'beforeMove' }) : null,
  )
  .ask('DC-EXP-06', 'path', (t) => {
    const ways = waysOut(t);
    if (ways.length === 1) return null;
    const { allowed, forbidden } = judge(spacesOf(ways), (to) => isOpen(t, corridorTo(t, to)));
    return askGroup(t, allowed, () => ({
      kind: 'choosePath',
      blocked: forbidden,
      explain: () => refuse('NO_CORRIDOR', 'DC-EXP-03'),
      says: (to) => said('option.path', pathArgs(t, to)),
      touches: (to) => [`map:${to}`],
    }));
  })
  .do('DC-EXP-06a', (t, v) => {
    if (v.path === null) return;
    tellShut(t, {
      taken: v.path,
      all: spacesOf(waysOut(t)),
      asks: (to) => asksFor(t, corridorTo(t, to)),
      says: (to) => said('option.path', pathArgs(t, to)),
    });
  })
  .set('DC-EXP-03', 'way', (t, v) =>
    Math.max(
      0,
      waysOut(t).findIndex(({ corridor }) => corridor.to === v.path),
    ),
  )
  .call('DC-CHK-02', (t, v) => {
    const { hand } = waysOut(t)[v.way]!.corridor;
    return hand === undefined ? null : payHandChecks.with({ syms: hand });
  })
  .call('DC-ICON-12', (t, v) => {
    const { deck } = waysOut(t)[v.way]!.corridor;
    return deck === undefined ? null : deckCheck.with({ check: deck });
  })
  .call('DC-CHK-08', (t, v) => {
    const { hand, deck } = waysOut(t)[v.way]!.corridor;
    return hand === undefined && deck === undefined ? null : refillHands.with();
  })
  .set('DC-EXP-04', 'worm', (t, v) => {
    const { corridor, to } = waysOut(t)[v.way]!;
    t.board.biome!.space = to;
    t.tell?.({ kind: 'moved', space: corridor.to });
    return corridor.worm ?? 0;
  })
  .call('DC-B4-03b', (t, v) =>
    v.worm === 0 ? null : giveToken.with({ token: 'worm', n: v.worm, who: 'target', among: living(t) }),
  )
  .end();

const spacesOf = (ways: readonly Way[]): readonly string[] => ways.map(({ corridor }) => corridor.to);
const corridorTo = (t: Seen, space: string): Way['corridor'] =>
  waysOut(t).find(({ corridor }) => corridor.to === space)!.corridor;
function pathArgs(t: Seen, to: string): ReturnType<typeof wayArgs> {
  const { corridor, to: no } = waysOut(t).find((way) => way.corridor.to === to)!;
  return wayArgs(corridor, spaceAt(t, no), { keys: t.board.bag.keys, lit: t.board.biome!.lit });
}

const isExit = (t: Seen): boolean => here(t).kind === 'exit';

/** DC-EXP-08, DC-EXP-16: turn the tile, see who lives, then what the Biome asks at the end of a step. */
const arrive = procedure('arrive')
  .call('DC-RULING-85k', (t) => (isDark(t) ? darkness.with() : null))
  .call('DC-EXP-08', (t) => (someoneIsDead(t) || here(t).kind !== 'tile' ? null : reveal.with()))
  .call('DC-EXP-16', (t) => (someoneIsDead(t) || !canRing(t) ? null : ringBell.with()))
  .call('DC-RULING-83k', (t) => (someoneIsDead(t) || !hasWorms(t) ? null : wormTests.with()))
  .call('DC-RULING-73b', (t) => (isFeatMet(t) ? claimFeats.with() : null))
  .end();

/** DC-EXP-01: move, flip and reveal, dead or alive. Returns where the Exit leads, or null after a death. */
export const explore = procedure<object, BiomeId | BossId | null>('explore')
  .do('DC-GEN-04', (t) => {
    t.board.run.phase = 'explore';
  })
  .while(
    'DC-EXP-01',
    (t) => !someoneIsDead(t) && !isExit(t),
    (each) =>
      each
        .call('DC-EXP-02', () => move.with())
        .call('DC-EXP-08a', (t) => (someoneIsDead(t) || isExit(t) ? null : arrive.with())),
  )
  .call('DC-DEATH-03', (t) => (someoneIsDead(t) ? null : leaveByExit.with()))
  .return('DC-DEATH-03a', (t) => {
    const space = here(t);
    return !someoneIsDead(t) && space.kind === 'exit' ? space.to : null;
  })
  .end();
