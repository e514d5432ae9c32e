/** Moments of Dead Cells by name: the stories are told from them, and the screens are photographed at them. */

import type { OptionView, QuestionView } from '@gravetable/kernel';
import type { View } from '../src/tables/dead-cells/cards/facts.ts';
import { recordUntil, type Evening, type Reached } from './dead-cells-records.ts';
import { foundOnce, isFound, keepFound } from './found.ts';

/** The moment is looked for from the first evening on, or from a later one on which it was seen to come early. */
type Moment = readonly [evening: Evening, reached: Reached | 'over', from?: number];

const EVENING: Evening = { seats: 3, seed: 'evening' };
const ALONE: Evening = { seats: 1, seed: 'alone' };
const PAIR: Evening = { seats: 2, seed: 'evening' };
const FOUR: Evening = { seats: 4, seed: 'evening' };

const asked =
  (kind: string, more: Reached = () => true): Reached =>
  (view, question) =>
    question.kind === kind && more(view, question);
const foes = ({ combat }: View): number => combat?.enemies.length ?? 0;
const fights = (boss: 'C1' | 'C2' | 'C3', more: Reached = () => true): Reached =>
  asked('playCard', (view, question) => view.combat?.boss?.id === boss && more(view, question));
const turned = ({ biome }: View): number => biome?.tiles.filter(({ open }) => open).length ?? 0;
const SHURIKEN = /^space:shuriken/;
const MARKET: ReadonlySet<string> = new Set(['buyCard', 'heal']);

/** Through the Stilt Village to the Forgotten Sepulcher, lighting its Lanterns. */
const STEPS: readonly string[] = ['map:F1', 'map:X2'];
function toSepulcher({ biome }: View, { kind, options }: QuestionView): OptionView | undefined {
  if (kind === 'lightLantern') return options.find(({ value }) => value === 'yes');
  if (kind !== 'choosePath' || biome?.id !== 'B4') return undefined;
  return options.find(({ touches }) => touches.some((piece) => STEPS.includes(piece)));
}
const SEPULCHER: Evening = { ...EVENING, leads: toSepulcher };

export const MOMENTS = {
  whom: [EVENING, asked('chooseBeheaded', ({ run }) => run.number > 2)],
  shut: [EVENING, asked('choosePath', (view, { blocked }) => blocked.length > 0 && turned(view) > 2)],
  seen: [
    EVENING,
    asked('choosePath', ({ biome }) => biome!.tiles.some(({ open, code }) => !open && code !== null)),
  ],
  look: [EVENING, asked('lookAtTile')],
  bell: [EVENING, asked('ringBell'), 19],
  lantern: [SEPULCHER, asked('lightLantern')],
  lanternCards: [SEPULCHER, asked('lanternCards')],
  solo: [ALONE, asked('playCard', (view) => foes(view) > 1)],
  pair: [PAIR, asked('playCard', (view) => foes(view) > 1)],
  four: [FOUR, asked('playCard', (view) => foes(view) > 2)],
  target: [EVENING, asked('target')],
  skill: [EVENING, asked('skill')],
  gear: [EVENING, asked('roundZero'), 3],
  potion: [EVENING, asked('usePotion')],
  loot: [EVENING, asked('loot', (_, { options }) => options.length > 3)],
  scroll: [EVENING, asked('scrollReceiver')],
  equipment: [EVENING, asked('equipmentReceiver', ({ run }) => run.phase === 'explore')],
  market: [EVENING, ({ run }, { kind }) => run.phase === 'interbiome' && MARKET.has(kind)],
  plans: [EVENING, asked('orderBlueprints'), 5],
  concierge: [EVENING, fights('C1')],
  timeKeeper: [EVENING, fights('C2'), 19],
  shuriken: [
    EVENING,
    asked('target', (_, { options }) =>
      options.some(({ touches }) => touches.some((piece) => SHURIKEN.test(piece))),
    ),
    19,
  ],
  handOfTheKing: [EVENING, fights('C3', ({ combat }) => combat!.boss!.banners.length > 1)],
  cells: [
    EVENING,
    asked(
      'spendCells',
      ({ campaign }) => campaign.runs > 1 && campaign.startOfGame.length * campaign.duringGame.length > 3,
    ),
  ],
  purge: [EVENING, asked('purge'), 14],
  upgrade: [EVENING, asked('placeUpgrade'), 19],
  deck: [EVENING, asked('placeCombat')],
  next: [EVENING, asked('nextRun')],
  over: [{ ...EVENING, runs: 4 }, 'over'],
} satisfies Readonly<Record<string, Moment>>;

export type MomentName = keyof typeof MOMENTS;

const EVENINGS = 24;
const keyOf = (name: string): string => `dead-cells-${name}`;

/** The record of a game that stands at this moment: of the first evening on which it comes. */
export function momentOf(name: MomentName): string {
  return foundOnce(keyOf(name), () => found(name));
}

/** Moments that are looked for on the same evening and come on the way are kept as well: it is played once for all of them. */
function found(name: MomentName): string {
  const [evening, reached, from = 1]: Moment = MOMENTS[name];
  for (let n = from; n < from + EVENINGS; n++) {
    const others = Object.entries<Moment>(MOMENTS).flatMap(([other, [same, wanted, first = 1]]) =>
      same === evening && first === n && wanted !== 'over' && other !== name && !isFound(keyOf(other))
        ? [{ other, wanted }]
        : [],
    );
    const record = recordUntil(
      { ...evening, seed: `${evening.seed} ${n}` },
      reached,
      (view, question, now) => {
        for (const { other, wanted } of others)
          if (wanted(view, question) && !isFound(keyOf(other))) keepFound(keyOf(other), now());
      },
    );
    if (record !== null) return record;
  }
  throw new Error(`none of ${EVENINGS} evenings led to “${name}”: has a rule or card gone?`);
}
