/** Whether this board is the screen of all: nobody points at it, so what can be scrolled or chosen elsewhere is shown whole. */

import { createContext, useContext } from 'react';

export const ForAll = createContext(false);

export const useIsForAll = (): boolean => useContext(ForAll);
