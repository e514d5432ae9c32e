// DC-CARD: what is printed on a card, in words, for those who cannot see it.
import { said, type Said } from '@gravetable/kernel';
import type { Action, Equipment, EquipmentMode, Icon, Lines, Range, Round } from '../schema.ts';

const ROUNDS: readonly Round[] = [0, 1, 2, 3, 4];

function iconSaid(icon: Icon): Said {
  switch (icon.kind) {
    case 'damage':
      return said(`print.damage.${icon.who}`, { n: icon.n });
    case 'shield':
      return said(icon.golden === true ? 'print.golden' : 'print.shield', { n: icon.n });
    case 'state':
      return said(`print.state.${icon.who}`, { n: icon.n, state: icon.state });
    case 'reward':
      return said('print.reward', { n: icon.n, reward: icon.reward });
    case 'token':
      return said('print.token', { n: icon.n, token: icon.token });
    case 'move':
      return said('print.move', { space: icon.to });
    case 'cleanse':
      return said('print.cleanse', { states: [...icon.states] });
    default:
      return said(`print.${icon.kind}`, { n: 'n' in icon ? icon.n : 1 });
  }
}

const rangeSaid = (range: Range): Said =>
  typeof range === 'string'
    ? said(`print.range.${range}`)
    : said(`print.range.${range.mode === 'one' && range.spaces.length > 1 ? 'any' : range.mode}`, {
        spaces: [...range.spaces],
      });

export const list = (all: readonly Said[]): Said['args'] => ({ all: all as unknown as string[] });

/** Icons without a Range: a Death row, a counter. */
export const iconsSaid = (icons: readonly Icon[]): Said => said('print.icons', list(icons.map(iconSaid)));

export function actionSaid({ icons, range }: Action): Said {
  const all = iconsSaid(icons);
  return range === undefined ? all : said('print.action', { icons: all, range: rangeSaid(range) });
}

/** Every line of a card that is not empty. */
export function linesSaid(lines: Lines): Said {
  const found = ROUNDS.flatMap((round) => {
    const actions = lines[round] ?? [];
    if (actions.length === 0) return [];
    return [
      said('print.line', {
        round: String(round),
        actions: said('print.icons', list(actions.map(actionSaid))),
      }),
    ];
  });
  return found.length === 0 ? said('print.nothing') : said('print.lines', list(found));
}

/** An item by its name, with all it does. */
export const itemSaid = ({ name, mode }: Pick<Equipment, 'name' | 'mode'>): Said =>
  said('print.item', { item: said(name), print: modeSaid(mode) });

/** How an item is used, and what it does. */
export function modeSaid(mode: EquipmentMode): Said {
  const round = 'round' in mode && mode.round !== undefined ? String(mode.round) : '';
  if (mode.type === 'shield') return said(`print.mode.${mode.trigger}`, { action: actionSaid(mode.effect) });
  if (mode.type !== 'companion')
    return said(`print.mode.${mode.type}`, { round, action: actionSaid(mode.action) });
  const { health, action } = mode;
  return said('print.mode.companion', {
    health,
    round,
    action: action === undefined ? said('print.nothing') : actionSaid(action),
  });
}
