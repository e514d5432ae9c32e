/** The server's front door. */

export { startServer, type Running, type ServerStart } from './server.ts';
export { PostgresDatabase } from './store/postgres.ts';
export type { Database } from './store/schema.ts';
export { Shelf } from './store/shelf.ts';
export { SqliteDatabase } from './store/sqlite.ts';
