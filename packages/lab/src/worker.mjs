// The door of a worker thread in tests: it reads the TypeScript sources as they are. The bundled command has its own.
import { register } from 'tsx/esm/api';

register();
export default (await import('./work.ts')).default;
