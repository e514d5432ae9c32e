/** Which Zone? It is pressed on the map; the bar has only room for its code and for who stands there. */

import type { QuestionView, Said } from '@gravetable/kernel';
import type { OwnWords } from '../words/index.ts';

export const asksForZone = ({ form, options }: QuestionView): boolean =>
  form === 'one' && options.every(({ said }) => said.id === 'option.zone');

/** A Zone by its code, and whoever stands there. */
export function zoneShort({ args }: Said, { called, words }: OwnWords): string {
  const { code, adventurers } = args as { readonly code: string; readonly adventurers?: readonly string[] };
  const there = (adventurers ?? []).map(called);
  return there.length === 0 ? code : words.labelled(code, there.join(', '));
}
