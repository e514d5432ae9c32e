// The table in words: the Beheaded boards, with everything printed on the cards that lie there.
import { said, type Said } from '@gravetable/kernel';
import { actionOf } from '../box/actions.ts';
import { combatCard, combatNo, equipmentCard, equipmentNo } from '../box/box.ts';
import { actionSaid, linesSaid, modeSaid } from './printed.ts';
import { profileOf, sideOf } from '../box/profile.ts';
import type { EnemyView, HeroView } from './seen.ts';

const STATES = ['shields', 'golden', 'poisoned', 'onFire', 'marked', 'bleeding'] as const;
const ROUNDS = [1, 2, 3] as const;

/** Tokens on a board or card that are there at all. */
export function tokensOf(of: HeroView | EnemyView): Said[] {
  return [
    ...STATES.filter((token) => of[token] > 0).map((token) => said(`outline.${token}`, { n: of[token] })),
    ...ROUNDS.filter((round) => (of.frozen & (1 << round)) !== 0).map((round) =>
      said('outline.frozen', { round: String(round) }),
    ),
  ];
}

/** DC-CARD-01: the Check symbols of a Combat card. */
function symbolsSaid(code: string): Said | string[] {
  const { symbols } = combatCard(combatNo(code));
  return symbols.length === 0 ? said('outline.noSymbol') : [...symbols];
}
const combatLine = (id: string, code: string): Said =>
  said(id, {
    combat: code,
    syms: symbolsSaid(code),
    print: linesSaid(combatCard(combatNo(code)).lines),
  });

function itemLines({ slots, wounds }: HeroView): Said[] {
  const lines = slots.flatMap((code, slot): Said[] => {
    if (code === null) return [];
    const { mode, min } = equipmentCard(equipmentNo(code));
    const print = modeSaid(mode);
    const item =
      min === undefined
        ? said('outline.item', { equipment: code, print })
        : said('outline.itemFrom', { equipment: code, sym: min.sym, n: min.level, print });
    const n = wounds[slot]!;
    return n === 0 ? [item] : [item, said('outline.wounds', { equipment: code, n })];
  });
  const free = slots.filter((code) => code === null).length;
  return free === 0 ? lines : [...lines, said('outline.freeSlots', { n: free })];
}

/** Cards on the Active space: as they lie, or what was announced of them. */
function playedLines({ active, announced }: HeroView): Said[] {
  if (active !== null) return active.map((code) => combatLine('outline.played', code));
  return announced.map((word) => {
    const [say = '', round = ''] = word.split('.');
    return said('outline.faceDownCard', { say, round });
  });
}

function pileLine({ drawCount, discardCount, discard }: HeroView): Said {
  const top = discard?.at(-1);
  const counts = { n: drawCount, discard: discardCount };
  return top === undefined
    ? said('outline.piles', counts)
    : said('outline.topDiscard', { ...counts, combat: top, syms: symbolsSaid(top) });
}

/** What a Beheaded can do without a card; Serenade's board fights when its pile is empty (DC-SOLO-12). */
function abilityLines(hero: HeroView): Said[] {
  if (hero.who !== 'serenade')
    return profileOf(hero).skills.map((no) => said('outline.skill', { print: actionSaid(actionOf(no)) }));
  const side = said(hero.melee ? 'outline.melee' : 'outline.power', { n: hero.levels[0]! });
  return hero.drawCount > 0 || hero.activeCount > 0
    ? [side]
    : [side, said('outline.sword', { print: linesSaid(sideOf(hero).lines) })];
}

export function heroLines(hero: HeroView, first: boolean, passes: boolean): Said[] {
  const { who, seat, damage, health, levels, malaise } = hero;
  const name = said(first ? 'outline.firstHero' : 'outline.hero', {
    beheaded: who,
    seat,
    left: health - damage,
    health,
  });
  if (hero.dead) return [name, said('outline.dead')];
  const lines = [name];
  if (passes) lines.push(said('outline.passes'));
  if (who !== 'serenade')
    lines.push(said('outline.levels', { survival: levels[0]!, tactics: levels[1]!, brutality: levels[2]! }));
  lines.push(...tokensOf(hero), ...abilityLines(hero), ...itemLines(hero));
  if (hero.hand !== null) lines.push(...hero.hand.map((code) => combatLine('outline.hand', code)));
  else if (who !== 'serenade') lines.push(said('outline.handCount', { n: hero.handCount }));
  lines.push(...playedLines(hero), pileLine(hero));
  if (hero.worms > 0) lines.push(said('outline.worms', { n: hero.worms }));
  if (malaise !== null)
    lines.push(said('outline.malaise', { malaise, text: said(`malaise.${malaise}.text`) }));
  return lines;
}
