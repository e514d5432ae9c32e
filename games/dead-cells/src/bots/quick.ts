// How tries are played on: as habit answers. Steps that always ask the same are known by their label, so that the question need not
// describe itself: that would cost more than the answer.
import { One, type Pending, type Play } from '@gravetable/kernel';
import { combatCard, equipmentCard } from '../box/box.ts';
import type { Board } from '../state.ts';
import { bestWay, habit, HABITS, NOTHING, type About, type Habit } from './habits.ts';

/** By the label of a step: the kind of what it asks, where habit wants to know no more. Stray victims are chosen as others are. */
export const TOLD: { readonly [label: string]: string } = {
  'DC-ACT-02b': 'victim',
  'DC-ACT-09': 'skill',
  'DC-ACT-11a': 'loot',
  'DC-CHK-03': 'payHandCheck',
  'DC-CMB-12c': 'playCard',
  'DC-EXP-06': 'choosePath',
  'DC-GEN-03b': 'nextRun',
  'DC-IB-04b': 'heal',
  'DC-IB-05c': 'buyCard',
  'DC-ICON-03': 'eitherOr',
  'DC-ICON-08': 'vialReceiver',
  'DC-MUT-02b': 'lookAtTile',
  'DC-MUT-03': 'redealHand',
  'DC-MUT-04e': 'redrawOwnHand',
  'DC-MUT-05b': 'useMutation',
  'DC-PASS-01': 'choosePasser',
  'DC-PLR-01': 'chooseBeheaded',
  'DC-PLR-06': 'firstPlayer',
  'DC-RNG-02': 'target',
  'DC-RULING-35': 'ally',
  'DC-RULING-35a': 'ally',
  'DC-RULING-52': 'usePotion',
  'DC-RULING-75c': 'swapMutation',
  'DC-RULING-83d': 'assignToken',
  'DC-RULING-84': 'ringBell',
  'DC-RULING-100a': 'slot',
  'DC-RULING-106f': 'mutationActor',
  'DC-UPG-01a': 'spendCells',
};

type Vars = Pending['frame']['vars'];

/** The same where habit wants to know what it is about, which the step keeps. */
export const TOLD_ABOUT: { readonly [label: string]: readonly [kind: string, about: (kept: Vars) => About] } =
  {
    'DC-ICON-04': [
      'equipmentReceiver',
      (kept) => ({ equipment: equipmentCard(kept['card'] as number).code }),
    ],
    'DC-ICON-07': ['scrollReceiver', (kept) => ({ sym: kept['sym'] })],
    'DC-RULING-68': ['placeCombat', (kept) => ({ combat: combatCard(kept['card'] as number).code })],
    'DC-STATE-10': ['stateReceiver', (kept) => ({ state: kept['state'] })],
  };

interface Known {
  readonly op: Pending['op'];
  /** Null: the question has to say what it asks. */
  readonly kind: string | null;
  /** Null: the first option will do. */
  readonly worth: Habit | null;
  readonly about: ((kept: Vars) => About) | null;
}

function knowledgeOf(op: Pending['op']): Known {
  const [kind = null, about = null] = TOLD_ABOUT[op.label] ?? [TOLD[op.label]];
  return { op, kind, worth: kind === null ? null : (HABITS[kind] ?? null), about };
}

/** By the number of the step: a label is looked up ten times as slowly. */
const known: Known[] = [];
function knownOf(op: Pending['op']): Known {
  const found = known[op.id];
  return found !== undefined && found.op === op ? found : (known[op.id] = knowledgeOf(op));
}

export function quick(play: Play<Board>, pending: Pending): unknown {
  const { board } = play.state;
  const ask = play.ask(pending);
  if (!(ask instanceof One)) return habit(board, ask);
  const options = ask.options as readonly never[];
  if (options.length === 1) return options[0];
  const { kind, worth, about } = knownOf(pending.op);
  if (kind === 'choosePath') return bestWay(board, options);
  if (kind === null) return habit(board, ask);
  if (worth === null) return options[0];
  const told = about === null ? NOTHING : about(pending.frame.vars);
  let found = options[0];
  let most = -Infinity;
  for (let at = 0; at < options.length; at++) {
    const n = worth(board, options[at]!, told, ask.seat);
    if (n > most) {
      most = n;
      found = options[at];
    }
  }
  return found;
}
