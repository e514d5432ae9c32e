/** The server's front door. */

export { Room } from './room/room.ts';
export type { Link } from './room/link.ts';
export { quietLog, startServer, type Running, type ServerStart } from './server.ts';
export { PostgresDatabase } from './store/postgres.ts';
export type { Database } from './store/schema.ts';
export { Shelf } from './store/shelf.ts';
export { SqliteDatabase } from './store/sqlite.ts';
