// The thread in which forged files are opened; it reads the TypeScript sources as they are.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { work } = await import('./fuzz-files.ts');
await work(workerData, (said) => parentPort.postMessage(said));
