/** The own side: whole below the board of a desk, in parts on the tabs of a phone's sheet. */

import type { ComponentType } from 'react';
import { useMedia, WIDE } from '../../media.ts';

export function sheetOf(Whole: ComponentType, Part: ComponentType): ComponentType {
  return function OwnSheet() {
    return useMedia(WIDE) ? <Whole /> : <Part />;
  };
}
