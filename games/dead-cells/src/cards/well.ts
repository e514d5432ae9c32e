// Ledger 6.8, DC-WELL: the Abandoned Well, W-01…21, in the order the Well gives them up.
import type { Effect, Use, WellCard } from '../schema.ts';
import { equipment, on, potion, RIGHT, scroll, state, teeth } from '../words.ts';

const printed = (code: string, icon: string) =>
  ({ code, icon, source: 'design', name: `well.${code}`, text: `well.${code}.text` }) as const;
const found = (code: string, icon: string, ...effects: readonly Effect[]): WellCard => ({
  ...printed(code, icon),
  kind: 'effect',
  effects,
});
const nothing = (code: string, icon: string): WellCard => found(code, icon, { kind: 'nothing' });
const forNextRun = (code: string, icon: string, ...effects: readonly Effect[]): WellCard =>
  found(code, icon, { kind: 'nextRun', effects });
const secret = (code: string, icon: string): WellCard => found(code, icon, { kind: 'drawSecret', n: 1 });
/** DC-MUT-05: for the one Skill slot. */
const skillCard = (code: string, icon: string, use: Use, ...effects: readonly Effect[]): WellCard => ({
  ...printed(code, icon),
  kind: 'skill',
  slot: 'skill',
  effects,
  use,
});

export const wellCards: readonly WellCard[] = [
  nothing('W-01', 'echo-ripples'),
  forNextRun('W-02', 'tooth', { kind: 'startWith', icons: [teeth(2)], who: 'one' }),
  secret('W-03', 'secret-book'),
  forNextRun('W-04', 'potion-ball', { kind: 'startWith', icons: [potion()], who: 'one' }),
  nothing('W-05', 'toad-teeth'),
  found('W-06', 'water-recycling', { kind: 'purge', what: 'combat', n: 1 }),
  skillCard(
    'W-07',
    'drowning',
    { moment: 'roundZero', limit: 'biome' },
    { kind: 'act', action: on(RIGHT, state('frozen')), who: 'firstPlayer' },
  ),
  forNextRun('W-08', 'scroll-unfurled', {
    kind: 'choose',
    options: [
      [{ kind: 'startWith', icons: [scroll('survival')], who: 'one' }],
      [{ kind: 'startWith', icons: [scroll('tactics')], who: 'one' }],
      [{ kind: 'startWith', icons: [scroll('brutality')], who: 'one' }],
    ],
  }),
  { ...found('W-09', 'pulley-hook', { kind: 'bottomToTop', deck: 'W', n: 2 }), source: 'fact' }, // DC-FAQ-04
  nothing('W-10', 'falling-eye'),
  secret('W-11', 'skeleton-key'),
  forNextRun('W-12', 'full-wood-bucket', { kind: 'startWith', icons: [equipment()], who: 'one' }),
  found('W-13', 'coinflip', { kind: 'turnPrice', deck: 'choice', to: 'other' }),
  nothing('W-14', 'boots'),
  forNextRun('W-15', 'water-drop', { kind: 'startHealth', n: 1, who: 'each' }),
  secret('W-16', 'spiral-bottle'),
  found('W-17', 'broken-axe', { kind: 'purge', what: 'equipment', n: 1 }),
  skillCard('W-18', 'bubbles', { moment: 'preparation', limit: 'biome' }, { kind: 'redrawHand', who: 'one' }),
  nothing('W-19', 'evil-moon'),
  secret('W-20', 'secret-door'),
  forNextRun('W-21', 'shoulder-bag', { kind: 'openSlot', n: 1, who: 'one' }),
];
