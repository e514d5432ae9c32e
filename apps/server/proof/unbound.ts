/** A server without limits for one address, for proofs that ask as much as they can. Says its port, then serves. */

import { quietLog, startServer } from '@gravetable/server';

const [data, sleepAfter] = process.argv.slice(2) as [string, string | undefined];
const running = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  database: null,
  page: null,
  newTablesPerHour: 1e9,
  connectionsPerAddress: 1e5,
  haste: 1e6,
  log: quietLog(),
  ...(sleepAfter === undefined ? {} : { sleepAfter: Number(sleepAfter) }),
});
console.log(`port ${running.port}`);
// Asked for, it tells what it holds once everything that nobody needs any more is gone.
process.on('message', () => {
  globalThis.gc!();
  process.send!(process.memoryUsage().heapUsed);
});
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
