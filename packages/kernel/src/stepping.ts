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
import type { Call } from './procedure.ts';
import type { Frame } from './state.ts';

/** How a row ended. Small numbers: nothing is compared faster. At its end: `found` on the stage is its result. */
export const DONE = 0;
/** At a step it cannot play: the top frame points at it, `found` is what it worked out. */
export const STOPPED = 1;
/** At a call that is to take the place of the top frame: it is `found`. */
export const REPLACED = 2;

/** What a row needs of the play it belongs to. */
export interface Stage {
  found: unknown;
  /** The answer to the question that the top frame points at, or undefined while there is none. */
  given: unknown;
  /** Put the frame of a call on top of its caller's. */
  enter(frame: Frame): void;
  /** Play the top frame, and what takes its place, to its end or to where it stops. */
  play(): number;
  /** The same from the call in `found`, which takes the place of the top frame first. */
  replace(): number;
  /** Take the top frame away. */
  leave(): Frame;
  /** What falls, or undefined when people enter it: then it is `found`. */
  fall(chance: unknown, op: Op): unknown;
}

/** Plays from where the frame stands: DONE, STOPPED or REPLACED. */
export type Row = (frame: Frame, table: Table<unknown, never>, stage: Stage) => number;

/** A procedure about to take its first step. */
export function frameOf({ proc, args }: Call<unknown>, keep: string | null): Frame {
  return { proc: proc.index, pc: 0, vars: proc.fill(args), keep, strands: null };
}

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
): number {
  const vars = frame.vars;
  const endAt = (found: unknown, how: number): number => {
    stage.found = found;
    return how;
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
        const { given } = stage;
        if (given === undefined) {
          const stands = op.open === null || op.open(table, vars);
          const ask = stands ? op.run(table, vars) : null;
          if (ask !== null) return endAt(ask, STOPPED);
        }
        stage.given = undefined;
        vars[op.name!] = given ?? null;
        frame.pc++;
        break;
      }
      case CHANCE: {
        const fallen = stage.fall(op.run(table, vars), op);
        if (fallen === undefined) return STOPPED;
        vars[op.name!] = fallen;
        frame.pc++;
        break;
      }
      case CALL: {
        const call = op.run(table, vars);
        if (op.name !== null) vars[op.name] = null;
        frame.pc++;
        if (call === null) break;
        if (op.tail) return endAt(call, REPLACED);
        const called = frameOf(call as Call<unknown>, op.name);
        stage.enter(called);
        if (stage.play() === STOPPED) return STOPPED;
        const result = stage.leave() === called ? stage.found : null;
        if (op.name !== null) vars[op.name] = result;
        break;
      }
      case TOGETHER: {
        const strands = op.run(table, vars) as readonly unknown[];
        if (strands.length > 0) return endAt(strands, STOPPED);
        frame.pc++;
        break;
      }
      case RETURN:
      case END:
        return endAt(op.run(table, vars), DONE);
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
    case ASK: {
      const ask = op.open === null ? run : `o${at}(t,v)?${run}:null`;
      return `x=s.given;if(x===undefined){x=${ask};if(x!==null){s.found=x;return STOPPED;}}else s.given=undefined;${kept}=x;${on}`;
    }
    case CHANCE:
      return `x=s.fall(${run},ops[${at}]);if(x===undefined)return STOPPED;${kept}=x;${on}`;
    case CALL: {
      const [blank, keep] =
        op.name === null ? ['', 's.leave();'] : [`${kept}=null;`, `${kept}=s.leave()===y?s.found:null;`];
      // Every call has its own place in the text: the engine learns which procedure is mostly played there.
      const enter = `p=x.proc;y={proc:p.index,pc:0,vars:p.fill(x.args),keep:${name},strands:null};s.enter(y);`;
      const play = `x=p.row(y,t,s);if(x!==DONE&&(x===STOPPED||s.replace()===STOPPED))return STOPPED;`;
      return `x=${run};${blank}${on}if(x!==null){${op.tail ? 's.found=x;return REPLACED;' : `${enter}${play}${keep}`}}`;
    }
    case TOGETHER:
      return `x=${run};if(x.length>0){s.found=x;return STOPPED;}${on}`;
    case RETURN:
      return `s.found=${run};return DONE;`;
    case END:
      return 's.found=null;return DONE;';
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
  const steps = `const v=f.vars;let x,y,p,turns=0;for(;;)switch(f.pc){\n${cases}\ndefault:lost(f.pc);\n}`;
  const title = JSON.stringify(name);
  const body = `return {${title}(f,t,s){${steps}}}[${title}];`;
  return (
    generated<Row>(`row/${name}`, { ops, endless, lost, DONE, STOPPED, REPLACED }, `${names}${body}`) ??
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
