/**
 * Stepping: playing the steps of a procedure in a row, and the procedures it calls within it, until one needs more
 * than the stack it is on: an answer, seats that play together, another procedure in its own place, or the end.
 *
 * There are two ways to the same place. `walk` looks at one operation after the other. `rowOf` writes a procedure
 * out as one function with a case per operation, which the engine below can compile whole; it is used wherever
 * there is generated code, made here or by the build, and nobody counts visits. Both throw where there is no operation.
 */

import { generated } from './generated.ts';
import { ASK, CALL, CHANCE, DO, END, JUMP, RETURN, SET, TOGETHER, WHEN } from './operation.ts';
import type { Op, Table, Vars } from './operation.ts';
import type { Frame } from './state.ts';

/** A row came to a step it cannot play: the top frame points at it, `found` on the stage is what it worked out. */
export const STOPPED = Symbol('stopped');
/** The call in `found` on the stage is to take the place of the top frame. */
export const REPLACED = Symbol('replaced');

/** What a row needs of the play it belongs to. */
export interface Stage {
  found: unknown;
  /** Play a call on top of its caller: its result, or STOPPED. `keep` is the name its result is kept under. */
  through(call: unknown, keep: string | null): unknown;
  /** What falls, or STOPPED when people enter it. */
  fall(chance: unknown, op: Op): unknown;
}

/** Plays from where the frame stands: the procedure's result, STOPPED or REPLACED. */
export type Row = (frame: Frame, table: Table<unknown, never>, stage: Stage) => unknown;

const TURN_LIMIT = 1_000_000;

function endless(): never {
  throw new Error('a million turns of a loop without a question');
}

function lost(place: number): never {
  throw new Error(`there is no operation ${place}`);
}

/** One operation after the other, each counted when somebody counts. */
export function walk(
  ops: readonly Op[],
  visits: Uint32Array | null,
  frame: Frame,
  table: Table<unknown, never>,
  stage: Stage,
): unknown {
  const vars = frame.vars;
  const stopAt = (found: unknown): symbol => {
    stage.found = found;
    return STOPPED;
  };
  for (let turns = 0; ;) {
    const op = ops[frame.pc];
    if (op === undefined) return lost(frame.pc);
    if (visits !== null) visits[op.id]!++;
    switch (op.code) {
      case DO:
        op.run(table, vars);
        frame.pc++;
        break;
      case SET:
        vars[op.name!] = op.run(table, vars);
        frame.pc++;
        break;
      case WHEN:
        frame.pc = op.run(table, vars) === true ? frame.pc + 1 : op.to;
        break;
      case JUMP:
        if (++turns > TURN_LIMIT) endless();
        frame.pc = op.to;
        break;
      case ASK: {
        const stands = op.open === null || op.open(table, vars);
        const ask = stands ? op.run(table, vars) : null;
        if (ask !== null) return stopAt(ask);
        vars[op.name!] = null;
        frame.pc++;
        break;
      }
      case CHANCE: {
        const fallen = stage.fall(op.run(table, vars), op);
        if (fallen === STOPPED) return STOPPED;
        vars[op.name!] = fallen;
        frame.pc++;
        break;
      }
      case CALL: {
        const call = op.run(table, vars);
        if (op.name !== null) vars[op.name] = null;
        frame.pc++;
        if (call === null) break;
        if (op.tail) {
          stage.found = call;
          return REPLACED;
        }
        const result = stage.through(call, op.name);
        if (result === STOPPED) return STOPPED;
        if (op.name !== null) vars[op.name] = result;
        break;
      }
      case TOGETHER: {
        const strands = op.run(table, vars) as readonly unknown[];
        if (strands.length > 0) return stopAt(strands);
        frame.pc++;
        break;
      }
      case RETURN:
      case END:
        return op.run(table, vars);
    }
  }
}

/** The source of one operation; it falls through to the next. */
function written(op: Op, at: number): string {
  const run = `r${at}(t,v)`;
  const on = `f.pc=${at + 1};`;
  const name = JSON.stringify(op.name);
  const kept = `v[${name}]`;
  switch (op.code) {
    case DO:
      return `${run};${on}`;
    case SET:
      return `${kept}=${run};${on}`;
    case WHEN:
      return `if(${run}!==true){f.pc=${op.to};continue;}${on}`;
    case JUMP:
      return `if(++turns>${TURN_LIMIT})endless();f.pc=${op.to};continue;`;
    case ASK:
      return `x=${op.open === null ? run : `o${at}(t,v)?${run}:null`};if(x!==null){s.found=x;return STOPPED;}${kept}=null;${on}`;
    case CHANCE:
      return `x=s.fall(${run},ops[${at}]);if(x===STOPPED)return x;${kept}=x;${on}`;
    case CALL: {
      const [blank, keep] = op.name === null ? ['', ''] : [`${kept}=null;`, `${kept}=x;`];
      const play = op.tail
        ? 's.found=x;return REPLACED;'
        : `x=s.through(x,${name});if(x===STOPPED)return x;${keep}`;
      return `x=${run};${blank}${on}if(x!==null){${play}}`;
    }
    case TOGETHER:
      return `x=${run};if(x.length>0){s.found=x;return STOPPED;}${on}`;
    case RETURN:
      return `return ${run};`;
    case END:
      return 'return null;';
  }
}

/** The step functions of one operation, as constants that `written` calls. */
function functionsOf({ code, open }: Op, at: number): string {
  if (code === JUMP || code === END) return '';
  return `const r${at}=ops[${at}].run;${open === null ? '' : `const o${at}=ops[${at}].open;`}`;
}

/** A procedure as one function of its name; a walk along its operations where generated code is forbidden. */
export function rowOf(name: string, ops: readonly Op[]): Row {
  const cases = ops.map((op, at) => `case ${at}:${written(op, at)}`).join('\n');
  const names = ops.map((op, at) => functionsOf(op, at)).join('');
  const steps = `const v=f.vars;let x,turns=0;for(;;)switch(f.pc){\n${cases}\ndefault:lost(f.pc);\n}`;
  const title = JSON.stringify(name);
  const body = `return {${title}(f,t,s){${steps}}}[${title}];`;
  return (
    generated<Row>(`row/${name}`, { ops, endless, lost, STOPPED, REPLACED }, `${names}${body}`) ??
    ((frame, table, stage) => walk(ops, null, frame, table, stage))
  );
}

/** The values a procedure starts with: its arguments, and nothing yet under the names of its steps. */
export type Filler = (args: object) => Vars;

/**
 * Made for the names of the first call: every call of a procedure brings the same ones, as the type of `with` sees to. Where
 * one brings nothing under a name, it is filled the long way.
 */
export function fillerFor(name: string, blank: Readonly<Vars>, first: object): Filler {
  const long: Filler = (args) => ({ ...blank, ...args });
  const names = Object.keys(first);
  const locals = Object.keys(blank).filter((local) => !names.includes(local));
  const read = names.map((one, at) => `const a${at}=a[${JSON.stringify(one)}];`).join('');
  const fits = names.length === 0 ? 'a===first' : names.map((_, at) => `a${at}!==undefined`).join('&&');
  const fields = [
    ...locals.map((local) => `${JSON.stringify(local)}:null`),
    ...names.map((one, at) => `${JSON.stringify(one)}:a${at}`),
  ];
  const body = `${read}return ${fits}?{${fields.join(',')}}:long(a);`;
  return generated<Filler>(`fill/${name}`, { long, first }, `return function fill(a){${body}};`) ?? long;
}
