/** Which Zone? It is pressed on the map; the bar has only room for its code and for who stands there. */

import type { QuestionView } from '@gravetable/kernel';

export const asksForZone = ({ form, options }: QuestionView): boolean =>
  form === 'one' && options.every(({ said }) => said.id === 'option.zone');
