/** Printed Actions in words, for readers and close-ups. */

import {
  NUMERALS,
  ROUNDS,
  type Action,
  type Corridor,
  type Icon,
  type Lines,
  type Range,
  type Step,
} from './facts.ts';
import type { FoeCell } from '../combat/forecast.ts';
import type { OwnId, OwnWords } from '../words/index.ts';
import { nth } from '../../../nth.ts';

export function iconText(icon: Icon, { s, name }: OwnWords): string {
  const n = 'n' in icon ? icon.n : 1;
  switch (icon.kind) {
    case 'damage': {
      const whom = icon.who === 'target' ? '' : `, ${s(`who.${icon.who}`)}`;
      return s('icon.damage', { n }) + whom;
    }
    case 'shield':
      return s(icon.golden === true ? 'icon.golden' : 'icon.shield', { n });
    case 'state':
      return `${name(`state.${icon.state}`)}${n > 1 ? ` × ${n}` : ''}`;
    case 'reward':
      return `${n} × ${name(`reward.${icon.reward}`)}`;
    case 'token':
      return name(`token.${icon.token}`);
    case 'move':
      return s('icon.move', { place: name(`space.${icon.to}`) });
    default:
      return s(`icon.${icon.kind}` as OwnId, { n });
  }
}

export function rangeText(range: Range, { s, name }: OwnWords): string {
  if (typeof range === 'string') return s(`range.${range}`);
  if (range.spaces.length === 4) return s(range.mode === 'all' ? 'range.everyone' : 'range.anywhere');
  const places = range.spaces.map((space) => name(`space.${space}`)).join(', ');
  return range.mode === 'all' ? s('range.all', { places }) : places;
}

export function actionText(action: Action, own: OwnWords): string {
  const what = action.icons.map((icon) => iconText(icon, own)).join(' + ');
  return action.range === undefined ? what : `${what} (${rangeText(action.range, own)})`;
}

/** All Actions of a line, one after the other. */
export function actionsText(actions: readonly Action[], own: OwnWords): string {
  return own.words.listed(actions.map((one) => actionText(one, own)));
}

/** Every line of a card: `I: 1 Damage. III: loot.` */
export function linesText(lines: Lines, own: OwnWords): string {
  return ROUNDS.flatMap((round) => {
    const actions = lines[round] ?? [];
    return actions.length === 0 ? [] : [own.words.labelled(NUMERALS[round], actionsText(actions, own))];
  }).join('. ');
}

/** What a foe does in each Round, with what comes of it where it does not simply act: `II: 1 Damage (frozen)`. */
export function actsText(cells: readonly FoeCell[], own: OwnWords): readonly string[] {
  return cells.flatMap(({ actions, fate }, round) => {
    if (actions.length === 0) return [];
    const what = own.words.labelled(nth(NUMERALS, round), actionsText(actions, own));
    return [fate === 'acts' ? what : `${what} (${own.s(`fate.${fate}`)})`];
  });
}

/** What a Scroll step gives, in a word or two. */
export function stepText(step: Step, own: OwnWords): string {
  const { s, name } = own;
  switch (step.kind) {
    case 'health':
    case 'skillAmount':
    case 'skillTargets':
    case 'healAtInterbiome':
    case 'poisonSpreads':
      return s(`step.${step.kind}`, { n: step.n });
    case 'immune':
      return s('step.immune', { what: name(`state.${step.state}`) });
    case 'roundZero':
    case 'newSkill':
      return s(`step.${step.kind}`, { what: actionText(step.action, own) });
    case 'skillReaches':
      return s('step.skillReaches', { what: rangeText(step.range, own) });
    case 'damageBonus': {
      const when = [
        step.round === undefined ? '' : s('round', { round: NUMERALS[step.round] }),
        step.space === undefined ? '' : name(`space.${step.space}`),
        step.against === undefined ? '' : name(`state.${step.against}`),
      ].filter(Boolean);
      return s('step.damageBonus', { n: step.n, what: when.join(', ') });
    }
    case 'counterOnShieldLost':
      return s('step.counter');
    default:
      return s(`step.${step.kind}`);
  }
}

/** The same on a small plate. */
export function stepMark(step: Step, { s }: OwnWords): string {
  if (step.kind === 'health') return `+${step.n}`;
  return s(`mark.${step.kind}`);
}

/** What a corridor asks for, thing by thing. */
function asksOf({ rune, flag, keys, hand, deck, worm }: Corridor, { s, name }: OwnWords): readonly string[] {
  return [
    rune === undefined ? '' : name(`reward.rune.${rune}`),
    flag === undefined ? '' : s('map.boss', { what: name(`boss.${flag.slice('defeated.'.length)}`) }),
    keys === undefined ? '' : s('map.keys', { n: keys }),
    hand === undefined ? '' : s('map.hand', { what: hand.map((sym) => name(`sym.${sym}`)).join(', ') }),
    deck === undefined ? '' : s('map.deck'),
    worm === undefined ? '' : s('map.worm'),
  ].filter(Boolean);
}

/** A corridor and what it asks for. */
export function corridorText(corridor: Corridor, own: OwnWords): string {
  const { from, to } = corridor;
  const asks = asksOf(corridor, own);
  return asks.length === 0
    ? own.s('map.open', { from, to })
    : own.s('map.corridor', { from, to, what: asks.join(', ') });
}

/** What the way from where the Group stands asks for. */
export function wayText(corridor: Corridor, own: OwnWords): string {
  const asks = asksOf(corridor, own);
  return asks.length === 0 ? own.s('peek.open') : own.s('peek.asks', { what: asks.join(', ') });
}

/** Where a space leads, with what each corridor asks for: `leads to B1, B2 (a Deck Check)`. */
export function exitsText(space: string, corridors: readonly Corridor[], own: OwnWords): string {
  const exits = corridors
    .filter(({ from }) => from === space)
    .map((corridor) => {
      const asks = asksOf(corridor, own);
      return asks.length === 0 ? corridor.to : `${corridor.to} (${asks.join(', ')})`;
    });
  return exits.length === 0 ? '' : own.s('map.exits', { list: exits.join(', ') });
}
