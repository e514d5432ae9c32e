/** What can be pressed at each table, the most pressing first: for stories and the bench, which play without thinking. */

import { CARDS_OFFERS } from './cards-of-the-dead-offers.ts';
import { CELLS_OFFERS } from './dead-cells-offers.ts';

export const OFFERS = {
  'cards-of-the-dead': CARDS_OFFERS,
  'dead-cells': CELLS_OFFERS,
  'dead-keep': [
    '#confirm',
    '.bar-buttons > .primary',
    '.dk-source .button',
    '.dk-layout-head .button',
    '.dk-menu button',
    '.dk-tray .dk-choice.lit-available',
    '.dk-level-up .dk-skill',
    '.dk-floor.lit-available',
    '.bar-buttons .button:not(.quiet):not(.bar-icon)',
  ],
  vengeance: [
    '#confirm',
    '.vg-menu .option',
    '.vg-hero-card',
    '.vg-side',
    '.vg-loot-tray .vg-action button',
    '.vg-shop.offered.lit-available',
    '.vg-action button',
    '.vg-tile.payable',
    '.vg-roll-button:not([aria-disabled=true])',
    '.vg-is-boss.lit-available',
    '.vg-enemy.lit-available',
    '.vg-room.lit-available',
    '.vg-set.lit-available',
    '.vg-bare',
    // The clock is started on purpose, never along the way: who waits for its button would wait in vain.
    '.bar-buttons .button:not(.quiet, .bar-icon, #start-clock)',
  ],
} as const satisfies Record<string, readonly string[]>;
