/** The keyboard map. Every single key can be changed, and all of them switched off. */

export type KeyAction =
  | 'board'
  | 'hand'
  | 'log'
  | 'rules'
  | 'hint'
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
