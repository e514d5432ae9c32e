// The door of a worker thread: it reads the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
const { work } = await import('./work.ts');
export default work;
