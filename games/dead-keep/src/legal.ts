// DK 5.2: whether a choice may be made. Said once: what is offered, what is blocked and why not all ask here.

import { objectToBloodlust } from './actions/bloodlust.ts';
import { objectToDoor } from './actions/door.ts';
import { objectToGain, objectToGather } from './actions/mana.ts';
import { objectToJump, objectToMove, objectToSprint, objectToTeleport } from './actions/move.ts';
import { objectToSearch } from './actions/search.ts';
import { objectToLead, objectToShove, objectToTaunt } from './actions/skills-of-turn.ts';
import { objectToTake } from './actions/tokens.ts';
import { objectToReorganize, objectToTrade } from './actions/trade.ts';
import type { Choice, No } from './choices.ts';
import { objectToAttack } from './combat/declare.ts';
import { objectToEnchant } from './combat/enchant.ts';
import type { Board, Who } from './state.ts';

/** Why the Adventurer cannot do this now, or null. */
export function objection(board: Board, who: Who, choice: Choice): No | null {
  switch (choice.do) {
    case 'move':
      return objectToMove(board, who, choice);
    case 'sprint':
      return objectToSprint(board, who, choice);
    case 'jump':
      return objectToJump(board, who, choice);
    case 'teleport':
      return objectToTeleport(board, who, choice);
    case 'bloodlust':
      return objectToBloodlust(board, who, choice);
    case 'attack':
      return objectToAttack(board, who, choice);
    case 'enchant':
      return objectToEnchant(board, who, choice);
    case 'door':
      return objectToDoor(board, who, choice);
    case 'gather':
      return objectToGather(board, who, choice);
    case 'search':
      return objectToSearch(board, who, choice);
    case 'take':
      return objectToTake(board, who, choice);
    case 'reorganize':
      return objectToReorganize(board, who, choice);
    case 'trade':
      return objectToTrade(board, who, choice);
    case 'shove':
      return objectToShove(board, who, choice);
    case 'taunt':
      return objectToTaunt(board, who, choice);
    case 'lead':
      return objectToLead(board, who, choice);
    case 'gainMana':
      return objectToGain(board, who, choice);
    case 'endTurn':
    case 'decline':
      return null;
  }
}
