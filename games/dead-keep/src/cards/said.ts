// Ledger 7.5–7.7: what is printed on a card, in words made from the same record the rules read.
import { said, type Said } from '@gravetable/kernel';
import type { EnemyCard } from './enemy.ts';
import type { Enchantment, Equipment, Line, Protection } from './equipment.ts';
import type { ByDanger } from './ids.ts';
import type { Skill } from './skill.ts';
import type { StageCard, StageWord } from './stage.ts';

function lineSaid({ min, max, dice, accuracy, pen, mana }: Line): Said {
  const what = said(min === max ? 'print.line.one' : 'print.line', { min, max, dice, accuracy, pen });
  return mana > 0 ? said('print.mana', { n: mana, what }) : what;
}

function armorSaid({ free, mana, against }: Protection): Said[] {
  return [
    ...(free === null ? [] : [said('print.armor', { n: free })]),
    ...(mana === null ? [] : [said('print.mana', { n: 1, what: said('print.armor', { n: mana }) })]),
    ...(against === null ? [] : [said('print.armor.against', { n: against.value, enemy: against.enemy })]),
  ];
}

function enchantmentSaid(enchantment: Enchantment): Said {
  switch (enchantment.does) {
    case 'lend':
      return said('print.cast.lend', { skill: enchantment.skill });
    case 'give':
      return said('print.cast.give', { actionType: enchantment.action });
    case 'wound':
      return said('print.cast.wound', { upTo: enchantment.upTo, n: enchantment.n });
    case 'doom':
      return said('print.cast.doom', { mana: enchantment.mana, n: enchantment.n });
    case 'look':
      return said('print.cast.look');
    default:
      return said(`print.cast.${enchantment.does}`, {
        n: 'n' in enchantment ? enchantment.n : enchantment.upTo,
      });
  }
}

/** Everything an Equipment card does, line by line; its price is not among them. */
export function equipmentSaid(card: Equipment): Said[] {
  if (card.slot === 'none') return [said('print.crawler')];
  return [
    ...(card.weapon?.lines.map(lineSaid) ?? []),
    ...(card.armor === null ? [] : armorSaid(card.armor)),
    ...(card.slot === 'backpack' ? [said('print.backpack')] : []),
    ...card.use.map((skill) => said('print.use', { skill })),
    ...card.eq.map((skill) => said('print.eq', { skill })),
    ...(card.vs === null ? [] : [said('print.vs', { enemy: card.vs.enemy, skill: card.vs.skill })]),
    ...(card.zone === null ? [] : [said('print.zone.mist')]),
    ...(card.reroll === null ? [] : [said('print.reroll', { actionType: card.reroll })]),
    ...(card.enchantment === null ? [] : [enchantmentSaid(card.enchantment)]),
  ];
}

/** The same in one breath. */
export const cardSaid = (card: Equipment): Said =>
  equipmentSaid(card).reduce((one, other) => said('print.both', { one, other }));

/** What it costs and what it brings; null for a card without prices (DK-SETUP-13). */
export function priceSaid({ price: { buy, sell } }: Equipment): Said | null {
  if (sell === null) return null;
  return buy === null ? said('print.sells', { n: sell }) : said('print.price', { n: buy, n2: sell });
}

const numbers = ([blue, yellow, orange, red]: ByDanger): Said =>
  said('print.numbers', { blue, yellow, orange, red });

/** What an Enemy card brings. */
export function enemyCardSaid(card: EnemyCard): Said {
  switch (card.does) {
    case 'spawn':
      return said('print.spawn', { enemy: card.enemy, numbers: numbers(card.n) });
    case 'notable':
      return said('print.notable', { enemy: card.notable, enemy2: card.escort, numbers: numbers(card.n) });
    case 'monster':
      return said(card.monster === 'babaYaga' ? 'print.monster.pair' : 'print.monster', {
        enemy: card.monster,
        n: card.level,
      });
    case 'event':
      return card.n === null
        ? said(`print.event.${card.event}`)
        : said(`print.event.${card.event}`, { numbers: numbers(card.n) });
  }
}

function stageWordSaid(word: StageWord): Said {
  switch (word.does) {
    case 'spawn':
      return said(`print.stage.spawn.${word.at}`, { pack: said(`pack.${word.enemy}`, { n: word.n }) });
    case 'attack':
      return said(`print.stage.attack.${word.whom}`, { n: word.damage });
    case 'activate':
      return said(`print.stage.activate.${word.who}`);
    case 'loseMana':
    case 'gainMana':
      return said(`print.stage.${word.does}.${word.whom}`, { n: word.n });
    case 'removeSearch':
      return word.n === 'all'
        ? said('print.stage.removeSearch.all')
        : said('print.stage.removeSearch', { n: word.n });
    case 'armor':
      return said('print.stage.armor', { n: word.n, max: word.max });
    case 'notables':
      return word.without === null
        ? said('print.stage.notables')
        : said('print.stage.notables.without', {
            pack: said(`pack.${word.without.enemy}`, { n: word.without.n }),
          });
    default:
      return said(`print.stage.${word.does}`);
  }
}

/** The Inactive and the Active section of a Stage card. */
export function stageSaid({ inactive, active }: StageCard): {
  readonly inactive: Said[];
  readonly active: Said[];
} {
  return {
    inactive: [
      said('print.stage.atSpawns', { enemy: inactive.enemy, numbers: numbers(inactive.n) }),
      ...(inactive.effect === null ? [] : [stageWordSaid(inactive.effect)]),
    ],
    active: [
      said(`print.stage.to.${active.to}`),
      ...(active.effect === null ? [] : [stageWordSaid(active.effect)]),
    ],
  };
}

/** What stands in the bracket of which Skills, by the name its sentence gives it. */
const BRACKET: Readonly<Record<string, string>> = {
  killer: 'enemy',
  ironclad: 'enemy',
  class: 'class',
  teleport: 'n',
};

/** What a Skill does. */
export const skillSaid = ({ skill, of }: Skill): Said =>
  of === null
    ? said(`effect.${skill}`)
    : said(`effect.${skill}`, { [BRACKET[skill] ?? 'actionType']: BRACKET[skill] === 'n' ? Number(of) : of });
