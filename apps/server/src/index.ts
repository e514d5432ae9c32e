/** The server's front door. */

export { Shelf } from './store/shelf.ts';
export { SqliteDatabase } from './store/sqlite.ts';
export { startServer, type Running, type ServerStart } from './server.ts';
