// What has passed before: a part of a check whose inputs are the same to the byte need not run again on this machine.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files.mjs';

export class Passed {
  #root;
  #file;
  #hashes = new Map();
  #passed;

  constructor(root) {
    this.#root = root;
    this.#file = path.join(root, 'node_modules', '.cache', 'gravetable', 'passed.json');
    this.#passed = existsSync(this.#file) ? read(this.#file) : {};
  }

  has(script, part) {
    return this.#passed[key(script, part)] === this.#hashOf(part.inputs);
  }

  /** Written at once: what has passed stays passed when a later check is interrupted. */
  remember(script, parts) {
    for (const part of parts) this.#passed[key(script, part)] = this.#hashOf(part.inputs);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#passed, null, 1));
  }

  #hashOf(inputs) {
    const hash = createHash('sha256').update(process.version);
    for (const input of new Set(inputs)) hash.update(input).update(this.#contentOf(input));
    return hash.digest('hex');
  }

  /** Every folder is read once: before anything runs, so that an edit during a run is not taken for what was tested. */
  #contentOf(input) {
    let known = this.#hashes.get(input);
    if (known === undefined) {
      const hash = createHash('sha256');
      for (const file of filesUnder(path.join(this.#root, input))) {
        hash.update(path.relative(this.#root, file)).update(readFileSync(file));
      }
      known = hash.digest('hex');
      this.#hashes.set(input, known);
    }
    return known;
  }
}

const key = (script, { name, game = '' }) => [script, name, game].filter(Boolean).join(' ');

/** A file that was cut off says nothing: everything runs again. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
