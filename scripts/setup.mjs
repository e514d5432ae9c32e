// What both entry scripts need before anything is installed: only Node itself is used here.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The oldest Node we run on, as package.json says it. */
function oldestNode(root) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return engines.node.replace('>=', '');
}

export function isOlder(version, than) {
  const [a, b] = [version, than].map((text) => text.replace(/^v/, '').split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] < b[at];
}

/** Why what is installed is not what the lockfile asks for, or null. */
export function installFault(root) {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'nothing is installed yet';
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  for (const [place, { version, link, optional, peer }] of Object.entries(wanted)) {
    if (!place.startsWith('node_modules/') || optional || peer) continue;
    if (!found[place]) return `${place} is missing`;
    if (!link && found[place].version !== version) return `${place} is not ${version}`;
  }
  return null;
}

/** Checks Node and installs what is missing; says what it does, beside the figures of whoever asked, and nothing when all is there. */
export function prepare(root = ROOT) {
  const oldest = oldestNode(root);
  if (isOlder(process.version, oldest)) {
    console.error(`Gravetable needs Node ${oldest} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const fault = installFault(root);
  if (fault === null) return;
  console.error(`Installing dependencies with npm ci (${fault})...`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; its message above says why.');
    process.exit(1);
  }
}
