// Our server as it is run, without the limits for one address. Says its port.

import { bundled } from '../../apps/server/bin/bundle.mjs';

const { quietLog, startServer } = await import(await bundled());
const own = { port: 0, host: '127.0.0.1', data: process.argv[2], database: null, page: null };
const free = { newTablesPerHour: 1e9, connectionsPerAddress: 1e5, haste: 1e6 };
const { port } = await startServer({ ...own, ...free, log: quietLog() });
console.log(`port ${port}`);
process.on('SIGINT', () => process.exit(0));
