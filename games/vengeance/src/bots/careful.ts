// The careful bot: it weighs plans and dice by rules of thumb, and looks ahead where nothing is left to chance.

import { One, type Bot, type Below, type Look } from '@gravetable/kernel';
import type { Command } from '../commands.ts';
import type { FlashChoice } from '../flashactions.ts';
import type { Plan } from '../flashback.ts';
import type { Board, Player } from '../state.ts';
import type { View } from '../view.ts';
import { bestCommand } from './dice.ts';
import { lookAhead, type Beam } from './fighting.ts';
import { bestHero, bestSide } from './opening.ts';
import { actionWorth, bestPlan } from './planning.ts';
import { reasonOf } from './reasons.ts';

function bestLoot(look: Look, options: readonly (FlashChoice | { do: 'lootDone' })[], state: Board): unknown {
  const p = state.players[look.seat]!;
  const worth = (one: FlashChoice | { do: 'lootDone' }): number =>
    one.do === 'lootDone' ? 0 : actionWorth(p, one, state);
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}

export const player = (name: string, beam?: Beam, opens = false): Bot => ({
  name,
  choose(look: Look, below: Below): unknown {
    const { question } = look;
    if (!(question instanceof One)) return question.sample(below);
    if (question.count() === 1) return question.nth(0);
    const kind = (question.aside as { kind?: string } | undefined)?.kind;
    if (kind === 'hero') return opens ? bestHero(question as One<string>) : question.sample(below);
    if (kind === 'side') {
      const own = (): Player => look.sample<Board>(below).state.board.players[look.seat]!;
      return opens ? bestSide(own(), question as One<string>) : question.sample(below);
    }
    if (kind !== 'plan' && kind !== 'command' && kind !== 'loot' && kind !== 'flash')
      return lookAhead(look, below, beam);
    const state = look.sample<Board>(below).state.board;
    const p = state.players[look.seat]!;
    if (kind === 'plan') return bestPlan(p, question.options as readonly Plan[], state);
    if (kind === 'command') return bestCommand(p, question.options as readonly Command[]);
    return bestLoot(look, question.options as readonly FlashChoice[], state);
  },
  reason(look, answer) {
    const { question, seat } = look;
    if (!(question instanceof One)) return null;
    const kind = (question.aside as { kind?: string } | undefined)?.kind ?? '';
    return reasonOf(look.view<View>(), seat, kind, answer as Parameters<typeof reasonOf>[3]);
  },
});

export const careful = player('careful');
