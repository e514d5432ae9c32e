#!/usr/bin/env node
// Runs the TypeScript sources as they are: nothing has to be built first.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
