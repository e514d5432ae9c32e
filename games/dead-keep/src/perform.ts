// DK-PP-03: the procedure that carries a choice out.

import type { Call } from '@gravetable/kernel';
import { bloodlust } from './actions/bloodlust.ts';
import { openDoor } from './actions/door.ts';
import { gather, takeMana } from './actions/mana.ts';
import { jump, move, sprint, teleport } from './actions/move.ts';
import { search } from './actions/search.ts';
import { lead, shove, taunt } from './actions/skills-of-turn.ts';
import { take } from './actions/tokens.ts';
import { reorganize, trade } from './actions/trade.ts';
import type { Choice } from './choices.ts';
import { attack } from './combat/attack.ts';
import { enchant } from './combat/enchant.ts';
import type { Who } from './state.ts';

/** Null where nothing is to be done. */
export function carryOut(who: Who, choice: Choice): Call<unknown> | null {
  switch (choice.do) {
    case 'move':
      return move.with({ who, choice });
    case 'sprint':
      return sprint.with({ who, choice });
    case 'jump':
      return jump.with({ who, choice });
    case 'teleport':
      return teleport.with({ who, choice });
    case 'bloodlust':
      return bloodlust.with({ who, choice });
    case 'attack':
      return attack.with({ who, choice, how: 'action' });
    case 'enchant':
      return enchant.with({ who, choice });
    case 'door':
      return openDoor.with({ who, choice });
    case 'gather':
      return gather.with({ who, choice });
    case 'search':
      return search.with({ who, choice });
    case 'take':
      return take.with({ who, choice });
    case 'reorganize':
      return reorganize.with({ who, choice });
    case 'trade':
      return trade.with({ who, choice });
    case 'shove':
      return shove.with({ who, choice });
    case 'taunt':
      return taunt.with({ who, choice });
    case 'lead':
      return lead.with({ who, choice });
    case 'gainMana':
      return takeMana.with({ who, choice });
    case 'endTurn':
    case 'decline':
      return null;
  }
}
