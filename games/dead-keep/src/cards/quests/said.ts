// Ledger 7.10: a Quest's conditions and rules in words, made from the words the rules read.
import { said, type Said } from '@gravetable/kernel';
import type { Condition, QuestEffect, QuestRule } from './words.ts';

const list = (all: readonly Said[]): Said['args'] => ({ all: all as unknown as string[] });

export function conditionSaid(condition: Condition): Said {
  switch (condition.is) {
    case 'taken':
    case 'activated':
    case 'doomEmptied':
      return said(`goal.${condition.is}`, { n: condition.n });
    case 'takenColour':
      return said(`goal.takenColour.${condition.colour}`);
    case 'takenAt':
      return said('goal.takenAt', { zone: condition.zone });
    case 'eliminated':
      return said('goal.eliminated', { enemy: condition.enemy });
    case 'doorOpened':
      return said(`goal.doorOpened.${condition.colour}`);
    case 'all':
      return said('goal.all', list(condition.of.map(conditionSaid)));
    case 'any':
      return condition.of.map(conditionSaid).reduce((one, other) => said('goal.any', { one, other }));
    default:
      return said(`goal.${condition.is}`);
  }
}

function effectSaid(effect: QuestEffect): Said {
  switch (effect.does) {
    case 'openDoorsOf':
      return said('questEffect.openDoorsOf', { tile: effect.tile });
    case 'bell':
      return said('questEffect.bell', { enemy: effect.notable });
    case 'shedStage':
    case 'stagePerObjective':
      return said(`questEffect.${effect.does}`);
    default:
      return said(`questEffect.${effect.does}.${effect.colour}`);
  }
}

export function ruleSaid(rule: QuestRule): Said {
  switch (rule.rule) {
    case 'onTake':
      return said(`questRule.onTake.${rule.colour}${rule.asleep ? '.asleep' : ''}`, {
        effect: effectSaid(rule.effect),
      });
    case 'onActivation':
      return said('questRule.onActivation', { effect: effectSaid(rule.effect) });
    case 'mistMana':
      return said('questRule.mistMana', { n: rule.n });
    case 'scent':
      return said('questRule.scent', { enemy: rule.notable, enemy2: rule.enemy, n: rule.n });
    case 'host':
      return said('questRule.host', { n: rule.n });
    case 'fire':
      return said('questRule.fire', { skill: rule.skill, enemy: rule.enemy, n: rule.dice });
    case 'activate':
      return said('questRule.activate', { n: rule.mana });
    case 'hiddenBlue':
      return said('questRule.hiddenBlue');
    case 'behindWalls': {
      const [side, beyond] = rule.door.split('|');
      return said('questRule.behindWalls', {
        enemy: rule.notable,
        zones: [...rule.zones],
        zone: side,
        zone2: beyond,
      });
    }
  }
}
