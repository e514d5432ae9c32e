/** The protocol's front door. */

export { patched, patchOf, type Patch } from './patch.ts';
