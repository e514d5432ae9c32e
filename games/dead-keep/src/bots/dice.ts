// Before and after the dice: what is bought for a roll, which dice are rolled again, where the hits go.
import type { Boost } from '../combat/boosts.ts';
import { nextTargets } from '../combat/allot.ts';
import { lineOf, type Blow } from '../combat/blow.ts';
import { bonusOf, canWound, isHit, woundsPerHit } from '../combat/numbers.ts';
import type { SureShot } from '../combat/roll.ts';
import { hitsPerFigure } from '../combat/wounds.ts';
import { WAIVED_MANA } from '../classes.ts';
import { statsOf } from '../enemies/packs.ts';
import type { Board } from '../state.ts';
import { blowWorth, hitsWorth, manaPrice, type Scene } from './fighting.ts';

/** The blow as it would be with a boost, and the Mana that takes. */
function boosted(blow: Blow, boost: Boost): { readonly blow: Blow; readonly mana: number } {
  switch (boost.do) {
    case 'crush':
      return {
        blow: { ...blow, crush: boost.n },
        mana: Math.max(0, boost.n - (boost.free ? WAIVED_MANA : 0)),
      };
    case 'boost':
      return {
        blow: { ...blow, boosts: [...blow.boosts, { key: boost.skill, card: boost.card, n: 0 }] },
        mana: 1,
      };
    case 'substitute':
      return { blow: { ...blow, substitute: true }, mana: 0 };
    case 'roll':
    case 'gainMana':
      return { blow, mana: 0 };
  }
}

/** The boost that is worth most beyond its Mana; rolling where none is. */
export function bestBoost(scene: Scene, blow: Blow, options: readonly Boost[]): Boost {
  const gain = options.find((one) => one.do === 'gainMana');
  if (gain !== undefined) return gain;
  const { mana } = scene.board.party[blow.who]!;
  const plain = blowWorth(scene, blow);
  let best = options[0]!;
  let most = 0.1;
  for (const option of options) {
    if (option.do === 'roll') continue;
    const { blow: with_, mana: cost } = boosted(blow, option);
    const worth = blowWorth(scene, with_) - plain - cost * manaPrice(mana - cost);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** Dice that missed are rolled again: they can only become better. */
export function missed(board: Board, blow: Blow, faces: readonly number[]): number[] {
  const bonus = bonusOf(board, blow);
  const { accuracy } = lineOf(blow);
  return faces.flatMap((face, place) => (isHit(face, bonus, accuracy) ? [] : [place]));
}

/** Dice turned by Mana, as long as each more hit is worth it. */
export function sureShot(
  scene: Scene,
  blow: Blow,
  faces: readonly number[],
  options: readonly SureShot[],
): SureShot {
  const { mana } = scene.board.party[blow.who]!;
  const hits = faces.length - missed(scene.board, blow, faces).length;
  const worth = ({ turn, free }: SureShot): number => {
    const cost = Math.max(0, turn - (free ? WAIVED_MANA : 0));
    return hitsWorth(scene, blow, hits + turn) - cost * manaPrice(mana - cost) * 1.5;
  };
  return options.reduce((best, one) => (worth(one) > worth(best) + 1e-9 ? one : best));
}

/** Hits go where they fell somebody, the dearest first; what is left wounds. */
export function hitsDivided(
  scene: Scene,
  blow: Blow,
  sixes: number,
  total: number,
  limits: readonly number[],
): number[] {
  const { board, prizes } = scene;
  const packs = nextTargets(board, blow);
  const parts = limits.map(() => 0);
  let left = total;
  const order = packs
    .map((pack, place) => {
      const per = hitsPerFigure(pack, woundsPerHit(board, blow, sixes, pack.kind));
      // Where the Armor is too thick, hits go last.
      const harms = canWound(board, blow, sixes, statsOf(pack).armor);
      const worth = harms ? prizes[board.packs.indexOf(pack)]! / per : -1;
      return { place, per, n: harms ? pack.n : 0, worth };
    })
    .sort((a, b) => b.worth - a.worth);
  for (const { place, per, n } of order) {
    const felled = Math.min(n, Math.floor(left / per), Math.floor(limits[place]! / per));
    parts[place] = felled * per;
    left -= felled * per;
  }
  for (const { place } of order) {
    const more = Math.min(left, limits[place]! - parts[place]!);
    parts[place]! += more;
    left -= more;
  }
  return parts;
}
