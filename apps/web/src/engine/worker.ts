/** Rules and bots run here, away from the page. */

// First of all: games are defined with these functions.
import 'virtual:gravetable/written';
import { expose } from 'comlink';
import { TableHost } from './host.ts';

expose(new TableHost());
