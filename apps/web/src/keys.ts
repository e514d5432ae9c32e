/** The keyboard map. Every single key can be changed, and all of them switched off. */

export type KeyAction =
  | 'board'
  | 'hand'
  | 'log'
  | 'rules'
  | 'hint'
  | 'odds'
  | 'undo'
  | 'redo'
  | 'end'
  | 'hurry'
  | 'stepBack'
  | 'stepOn'
  | 'roundBack'
  | 'roundOn'
  | 'help'
  | 'mute'
  | 'zoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  | 'status'
  | 'threats'
  | 'options'
  | 'neighbours'
  | 'changed';

export const USUAL_KEYS: Readonly<Record<KeyAction, string>> = {
  board: 'b',
  hand: 'h',
  log: 'l',
  rules: 'r',
  hint: 'i',
  odds: 'd',
  undo: 'u',
  redo: 'y',
  end: 'e',
  hurry: 'f',
  stepBack: ',',
  stepOn: '.',
  roundBack: '[',
  roundOn: ']',
  help: '?',
  mute: 'm',
  zoom: 'z',
  zoomIn: '+',
  zoomOut: '-',
  zoomFit: '0',
  status: 's',
  threats: 't',
  options: 'o',
  neighbours: 'n',
  changed: 'w',
};

export const KEY_ACTIONS = Object.keys(USUAL_KEYS) as readonly KeyAction[];

/** While dice are rolled against time, keys of their own go before the others: the dice from the left, the abilities. */
export const USUAL_ROLL_KEYS = {
  roll: 'r',
  take: 't',
  stop: 's',
  wound: 'w',
  endTurn: 'e',
  die1: 'z',
  die2: 'x',
  die3: 'c',
  die4: 'v',
  set1: '1',
  set2: '2',
  set3: '3',
  set4: '4',
  set5: '5',
  set6: '6',
  set7: '7',
  set8: '8',
  set9: '9',
};

export type RollKey = keyof typeof USUAL_ROLL_KEYS;
export type RollKeys = Readonly<Record<RollKey, string>>;

export const ROLL_KEYS = Object.keys(USUAL_ROLL_KEYS) as readonly RollKey[];

/** Keys typed into a field or with a modifier are not ours. */
export function isOurs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target;
  return !(
    at instanceof HTMLElement && at.matches('input:not([type=range]), textarea, select, [contenteditable]')
  );
}

export function actionOf(event: KeyboardEvent, keys: Readonly<Record<KeyAction, string>>): KeyAction | null {
  const key = event.key.toLowerCase();
  return KEY_ACTIONS.find((action) => keys[action] === key) ?? null;
}
