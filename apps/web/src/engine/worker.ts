/** Rules and bots run here, away from the page. */

import { expose } from 'comlink';
import { gameOf } from './games.ts';
import { TableHost } from './host.ts';

expose(new TableHost(gameOf));
