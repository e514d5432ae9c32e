// What a failed check printed, in a few lines: told again below the summary, where a log that is cut short still has it.

import { stripVTControlCharacters } from 'node:util';

/** As many lines as a glance at the end of a log holds, with the summary's own. */
const ROOM = 24;
/** How much of its message a failed test is quoted with. */
const QUOTED = 3;

/** vitest: "FAIL  |unit| file > name", "Unhandled Error"; Playwright: "1) file:2:1 › name". */
const HEADING = /^ ?FAIL |^⎯+ ?Unhandled|^ {2}\d+\) /;
/** Lines drawn across the page, and the legend of a difference, say nothing. */
const IDLE = /[─⎯]{3,}|^[-+] (Expected|Received)$/g;

/**
 * The failed tests that these lines tell of, each with the beginning of its message.
 * @param {string[]} lines
 */
function failedTests(lines) {
  /** @type {{ name: string, message: string[] }[]} */
  const found = [];
  for (const line of lines) {
    const text = line.replaceAll(IDLE, '').trim();
    if (HEADING.test(line)) found.push({ name: text.replace(/^\d+\) /, ''), message: [] });
    else if (text !== '' && found.length > 0 && found.at(-1).message.length < QUOTED) {
      found.at(-1).message.push(text);
    }
  }
  return found.filter(({ name }) => !flaky(lines).has(name));
}

/** What Playwright told once more, and then well: it is named at the end, and is no failure. */
function flaky(lines) {
  const from = lines.findLastIndex((line) => /^ {2}\d+ flaky$/.test(line));
  if (from < 0) return new Set();
  const rest = lines.slice(from + 1);
  const until = rest.findIndex((line) => !line.startsWith('    '));
  const names = until < 0 ? rest : rest.slice(0, until);
  return new Set(names.map((line) => line.replaceAll(IDLE, '').trim()));
}

/**
 * What was tried once more, and then went well: told also where nothing failed.
 * @param {string[]} printed
 */
export function secondTries(printed) {
  const lines = printed.map((line) => stripVTControlCharacters(line).trimEnd());
  const tests = lines.flatMap((line) => /^second try: (.*)/.exec(line)?.[1] ?? []);
  return [...tests, ...flaky(lines)];
}

/**
 * At most `room` lines about what failed: every name before any message, and the last lines where no test is named.
 * @param {string[]} printed
 * @param {number} room
 */
export function faultsOf(printed, room) {
  const lines = printed.map((line) => stripVTControlCharacters(line).trimEnd());
  const tests = failedTests(lines);
  if (tests.length === 0) return lines.filter((line) => line !== '').slice(-room);
  if (tests.length > room) {
    const named = tests.slice(0, room - 1).map(({ name }) => name);
    return [...named, `... and ${tests.length - named.length} more`];
  }
  const each = Math.floor((room - tests.length) / tests.length);
  return tests.flatMap(({ name, message }) => [name, ...message.slice(0, each).map((line) => `    ${line}`)]);
}

/**
 * The faults of all failed checks, which share the room.
 * @param {{ script: string, printed: string[] }[]} failed
 */
export function toldAgain(failed) {
  const room = Math.max(2, Math.floor(ROOM / Math.max(1, failed.length)) - 1);
  return failed.flatMap(({ script, printed }) => [
    `=== ${script} failed`,
    ...faultsOf(printed, room).map((line) => `  ${line.slice(0, 240)}`),
  ]);
}
