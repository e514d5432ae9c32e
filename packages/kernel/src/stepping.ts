/**
 * Stepping: playing the plain steps of a procedure in a row, until one needs more than its own frame: an answer,
 * chance, another procedure, or the end. It returns what that step worked out; the frame points at it.
 *
 * There are two ways to the same place. `walk` looks at one operation after the other. `rowOf` writes a procedure
 * out as one function with a case per operation, which the engine below can compile whole; it is used wherever
 * generated code is allowed and nobody counts visits.
 */

import { generated } from './generated.ts';
import { ASK, CALL, DO, JUMP, SET, WHEN, type Op, type Table, type Vars } from './operation.ts';
import type { Frame } from './state.ts';

/** Plays plain steps from where the frame stands. */
export type Row = (frame: Frame, table: Table<unknown, never>) => unknown;

const TURN_LIMIT = 1_000_000;

function endless(): never {
  throw new Error('a million turns of a loop without a question');
}

/** One operation after the other, each counted when somebody counts. */
export function walk(
  ops: readonly Op[],
  frame: Frame,
  table: Table<unknown, never>,
  visits: Uint32Array | null,
): unknown {
  const vars = frame.vars;
  for (let turns = 0; ;) {
    const op = ops[frame.pc]!;
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
        if (ask !== null) return ask;
        vars[op.name!] = null;
        frame.pc++;
        break;
      }
      case CALL: {
        const call = op.run(table, vars);
        if (op.name !== null) vars[op.name] = null;
        if (call !== null) return call;
        frame.pc++;
        break;
      }
      default:
        return op.run(table, vars);
    }
  }
}

/** The source of one operation; it falls through to the next. */
function written(op: Op, at: number): string {
  const run = `r${at}(t,v)`;
  const on = `f.pc=${at + 1};`;
  const kept = `v[${JSON.stringify(op.name)}]`;
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
      return `x=${op.open === null ? run : `o${at}(t,v)?${run}:null`};if(x!==null)return x;${kept}=null;${on}`;
    case CALL:
      return `x=${run};${op.name === null ? '' : `${kept}=null;`}if(x!==null)return x;${on}`;
    default:
      return `return ${run};`;
  }
}

/** A procedure as one function; a walk along its operations where generated code is forbidden. */
export function rowOf(ops: readonly Op[]): Row {
  const cases = ops.map((op, at) => `case ${at}:${written(op, at)}`).join('\n');
  const names = ops.map((_, at) => `const r${at}=ops[${at}].run,o${at}=ops[${at}].open;`).join('');
  const body = `return (f,t)=>{const v=f.vars;let x,turns=0;for(;;)switch(f.pc){\n${cases}\n}}`;
  return (
    generated<Row>({ ops, endless }, `${names}${body}`) ?? ((frame, table) => walk(ops, frame, table, null))
  );
}

/** The values a procedure starts with: its arguments, and nothing yet under the names of its steps. */
export type Filler = (args: object) => Vars;

/** Made for the arguments of the first call; calls with other arguments are filled the long way. */
export function fillerFor(blank: Readonly<Vars>, first: object): Filler {
  const long: Filler = (args) => ({ ...blank, ...args });
  const names = Object.keys(first);
  const locals = Object.keys(blank).filter((name) => !names.includes(name));
  const read = names.map((name, at) => `const a${at}=a[${JSON.stringify(name)}];`).join('');
  const known = names.map((_, at) => `a${at}!==undefined`);
  const fits = names.length === 0 ? 'a===first' : ['n===' + names.length, ...known].join('&&');
  const count = names.length === 0 ? '' : 'let n=0;for(const k in a)n++;';
  const fields = [
    ...locals.map((name) => `${JSON.stringify(name)}:null`),
    ...names.map((name, at) => `${JSON.stringify(name)}:a${at}`),
  ];
  const body = `${read}${count}return ${fits}?{${fields.join(',')}}:long(a);`;
  return generated<Filler>({ long, first }, `return (a)=>{${body}};`) ?? long;
}
