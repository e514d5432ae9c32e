// DC-ICON: what the icons outside Combat give, and who receives it. Combat hands out its Loot with the same procedures.
import { intoBag } from './bag.ts';
import { collectBlueprint, integrate } from './blueprints.ts';
import { boughtCard, equipmentNo } from '../box/box.ts';
import { canCarry, findEquipment } from './equipping.ts';
import { assignDamage } from './harm.ts';
import { placeCard } from '../upgrades/mutation.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Icon, RewardIcon, RuneId, Sym } from '../schema.ts';
import { giveScroll } from './scrolls.ts';
import type { HeroNo } from '../state.ts';
import { heroAt, isLiving, living, type Seen } from '../table.ts';
import { giveToken } from './tokens.ts';
import { giveVial } from './vials.ts';

export { giveEquipment } from './equipping.ts';
export { assignDamage } from './harm.ts';
export { giveScroll } from './scrolls.ts';
export { giveToken } from './tokens.ts';
export { drinkPotion, giveVial, thirsty } from './vials.ts';

/** DC-RULING-72: five Boss Cells at most. */
const MOST_BOSS_CELLS = 5;

/** DC-ICON-06, -09, -10: straight into the Bag. */
export function gain(t: T, icon: RewardIcon): void {
  const n = intoBag(t, icon.reward, icon.n);
  if (n > 0) t.tell?.({ kind: 'gained', reward: icon.reward, n });
  if (n < icon.n) t.tell?.({ kind: 'noRoom', reward: icon.reward, n: icon.n - n });
}

/** DC-ICON-11: the Rune turns to its active side for ever; one that is owned already pays Cells. */
export const activateRune = procedure<{ rune: RuneId; ifOwned: readonly RewardIcon[] }>('activateRune')
  .do('DC-ICON-11', (t, v) => {
    const { runes } = t.board.campaign;
    if (runes.includes(v.rune)) {
      for (const icon of v.ifOwned) gain(t, icon);
      return;
    }
    runes.push(v.rune);
    t.tell?.({ kind: 'rune', rune: v.rune });
  })
  .end();

/** DC-RULING-74: the bottom Secret; an item joins the Equipment deck, a favour takes a slot. */
export const drawSecret = procedure<{ n: number }>('drawSecret')
  .set('DC-RULING-74', 'left', (t, v) => Math.min(v.n, t.board.campaign.secrets.length))
  .while(
    'DC-RULING-74a',
    (_, v) => v.left > 0,
    (each) =>
      each
        .set('DC-RULING-74b', 'left', (_, v) => v.left - 1)
        .set('DC-RULING-74c', 'card', (t) => t.board.campaign.secrets.shift()!)
        .do('DC-RULING-74d', (t, v) => {
          const card = boughtCard(v.card);
          t.tell?.({ kind: 'secret', card: { id: card.name }, reveals: true });
          if ('mode' in card) integrate(t, equipmentNo(card.code));
        })
        .call('DC-RULING-74e', (_, v) =>
          'mode' in boughtCard(v.card) ? null : placeCard.with({ card: v.card }),
        ),
  )
  .end();

/** DC-ICON-01, DC-SOLO-17: whom a reward may go to. */
function receivers(t: Seen, icon: RewardIcon, among: readonly HeroNo[]): HeroNo[] {
  const able = among.filter((no) => isLiving(t, no));
  if (icon.only === 'firstPlayer') return able.filter((no) => no === t.board.run.firstPlayer);
  return icon.only === 'beheaded' ? able.filter((no) => heroAt(t, no).who !== 'serenade') : able;
}

const isSeveral = (icon: Icon): icon is RewardIcon =>
  icon.kind === 'reward' && icon.n > 1 && !BY_NUMBER.has(icon.reward);
/** Icons with a number are given one by one. */
function oneByOne(icons: readonly Icon[]): Icon[] {
  if (!icons.some(isSeveral)) return icons.slice();
  return icons.flatMap((icon): Icon[] =>
    isSeveral(icon) ? Array.from({ length: icon.n }, () => ({ ...icon, n: 1 })) : [icon],
  );
}
const BY_NUMBER: ReadonlySet<string> = new Set(['tooth', 'cell', 'potion', 'key', 'secret', 'bossCell']);

const isScroll = (icon: RewardIcon): boolean => icon.reward.startsWith('scroll.');
const isRune = (icon: RewardIcon): boolean => icon.reward.startsWith('rune.');
const wordAfterDot = (icon: RewardIcon): string => icon.reward.slice(icon.reward.indexOf('.') + 1);

/** One reward icon, whatever it is. */
const giveReward = procedure<{ icon: RewardIcon; among: readonly HeroNo[] }>('giveReward')
  .do('DC-ICON-06', (t, v) => {
    const { reward, n } = v.icon;
    if (reward === 'bossCell') {
      const { campaign } = t.board;
      campaign.bossCells = Math.min(MOST_BOSS_CELLS, campaign.bossCells + n);
      t.tell?.({ kind: 'bossCell', n: campaign.bossCells });
    } else if (reward === 'blueprint') collectBlueprint(t);
    else if (reward === 'tooth' || reward === 'cell' || reward === 'potion' || reward === 'key')
      gain(t, v.icon);
  })
  .call('DC-ICON-01', (t, v) => {
    const among = receivers(t, v.icon, v.among);
    if (v.icon.reward === 'vial') return giveVial.with({ among });
    if (v.icon.reward === 'equipment')
      return among.some((no) => canCarry(t, no)) ? findEquipment.with({ among }) : null;
    if (isScroll(v.icon)) return giveScroll.with({ sym: wordAfterDot(v.icon) as Sym, among });
    if (v.icon.reward === 'secret') return drawSecret.with({ n: v.icon.n });
    if (isRune(v.icon))
      return activateRune.with({ rune: wordAfterDot(v.icon) as RuneId, ifOwned: v.icon.ifOwned ?? [] });
    return null;
  })
  .end();

/** DC-RULING-15: icons outside Combat, one after the other; a death ends it at once (DC-RULING-103). */
export const gainIcons = procedure<{ icons: readonly Icon[]; among: readonly HeroNo[] }>('gainIcons')
  .set('DC-RULING-15', 'left', (_, v) => oneByOne(v.icons))
  .set('DC-RULING-15e', 'alive', (t) => living(t).length)
  .while(
    'DC-RULING-15a',
    (t, v) => v.left.length > 0 && living(t).length === v.alive,
    (each) =>
      each
        .set('DC-RULING-15b', 'icon', (_, v) => v.left[0]!)
        .set('DC-RULING-15c', 'left', (_, v) => v.left.slice(1))
        .call('DC-RULING-15d', (_, v) => {
          if (v.icon.kind === 'reward') return giveReward.with({ icon: v.icon, among: v.among });
          if (v.icon.kind === 'damage')
            return assignDamage.with({ n: v.icon.n, who: v.icon.who, among: v.among });
          if (v.icon.kind === 'token')
            return giveToken.with({ token: v.icon.token, n: v.icon.n, who: v.icon.who, among: v.among });
          return null;
        }),
  )
  .end();

/** Everybody who lives may receive. */
export const gainForGroup = (t: Seen, icons: readonly Icon[]): ReturnType<typeof gainIcons.with> =>
  gainIcons.with({ icons, among: living(t) });
