/** What a page is given to put a game onto its shelf: the table's own store. */

import { BrowserStore } from '../src/saves/db.ts';

Object.assign(globalThis, { shelf: new BrowserStore() });
