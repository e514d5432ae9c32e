// DC-SOLO: the two sides of Serenade's board.
import type { SerenadeSide } from '../schema.ts';
import { damage, FRONT, heal, NEAR, on, shield, skill, teeth, vials } from '../words.ts';

/** DC-SOLO-14, -19. The printed lines are ours (DC-RULING-78). */
export const serenadePower: SerenadeSide = {
  code: 'serenade',
  side: 'power',
  name: 'serenade.power',
  source: 'fact',
  icon: 'floating-ghost',
  health: 4,
  lines: { 1: [on(NEAR, damage(1))], 3: [on('beheaded', shield(1))] },
  track: [{ kind: 'gain', icons: [teeth(2)] }, { kind: 'gain', icons: [vials(1)] }, { kind: 'powerUp' }],
};

/** DC-SOLO-20, -21. Health and printed lines are ours (DC-RULING-78). */
export const serenadeMelee: SerenadeSide = {
  code: 'serenade',
  side: 'melee',
  name: 'serenade.melee',
  source: 'fact',
  icon: 'shining-sword',
  health: 5,
  lines: { 1: [on(FRONT, damage(1))], 2: [on(NEAR, damage(1))] },
  track: [
    { kind: 'roundZero', action: on('beheaded', shield(1)) },
    { kind: 'roundZero', action: on('beheaded', skill()), optional: true },
    { kind: 'roundZero', action: on('beheaded', heal(1)) },
  ],
};
