/** A program: all the procedures of one game, with their labels checked. */

import type { IfPlain, Json, OnlyPlain } from './json.ts';
import { END, JUMP, type Op, type Table } from './operation.ts';
import { Steps, type IfWhole, type Procedure } from './procedure.ts';
import type { Ask, Seat } from './question.ts';

/** A label is a rule id, with letters behind it where one rule has several steps: `DC-ACT-02b`, `DK-SKILL-JUMPb`. */
const LABEL = /^([A-Z]+(?:-[A-Z0-9]+)*-(?:\d+|[A-Z][A-Z0-9]+))[a-z]*$/;

/** Labels that were asked for: the same ones again and again, with every event and question. */
const RULES = new Map<string, string>();
const RULES_KEPT = 10_000;

/** The rule a label belongs to. */
export function ruleOf(label: string): string {
  const known = RULES.get(label);
  if (known !== undefined) return known;
  const rule = LABEL.exec(label)?.[1] ?? label;
  if (RULES.size < RULES_KEPT) RULES.set(label, rule);
  return rule;
}

/** Something a seat may do at any time, beside whatever is being asked. */
export interface Power<B, E> {
  readonly label: string;
  /** The question this seat may answer now, or null; `asked` tells what is being asked, of this seat or another. */
  readonly offer: (t: Table<B, E>, seat: Seat, asked: () => readonly Ask<unknown>[]) => Ask<unknown> | null;
  /** Played at once with the answer; then what was being asked is asked again. */
  readonly play: Procedure<{ seat: Seat; choice: never }, unknown>;
}

export interface Program<B, E> {
  readonly procedures: readonly Procedure<never, unknown>[];
  readonly byName: ReadonlyMap<string, Procedure<never, unknown>>;
  /** Every operation with a label, by its number. */
  readonly ops: readonly Op[];
  readonly powers: readonly Power<B, E>[];
}

/** Where the procedures of one game are written down. */
export interface Rulebook<B, E> {
  /** A procedure of that name; its arguments, none of which may be left out, and its result are plain data. */
  readonly procedure: <Args extends object = object, R = void>(
    name: string & IfPlain<Args> & IfWhole<Args> & IfPlain<R>,
  ) => Steps<Table<B, E>, Args, Args, R>;
  readonly procedures: readonly Procedure<never, unknown>[];
}

/** `rulebook<Board, Event>()`: the board is plain data. */
export function rulebook<B, E = Json>(...plain: OnlyPlain<B>): Rulebook<B, E>;
export function rulebook<B, E>(): Rulebook<B, E> {
  const procedures: Procedure<never, unknown>[] = [];
  return {
    procedures,
    procedure: <Args extends object = object, R = void>(name: string) =>
      new Steps<Table<B, E>, Args, Args, R>(name, [], (procedure) => {
        procedures.push(procedure as unknown as Procedure<never, unknown>);
      }),
  };
}

/** Number the operations and check the labels: well formed, used once, their rules in the ledger. */
export function programOf<B, E>(
  procedures: readonly Procedure<never, unknown>[],
  powers: readonly Power<B, E>[],
  ledger: ReadonlySet<string>,
): Program<B, E> {
  const byName = new Map<string, Procedure<never, unknown>>();
  const ops: Op[] = [];
  const wrong: string[] = [];
  const used = new Map<string, string>();
  const claim = (label: string, where: string): void => {
    const rule = LABEL.exec(label)?.[1];
    if (rule === undefined) wrong.push(`${where}: "${label}" is not a rule id with letters`);
    else if (!ledger.has(rule)) wrong.push(`${where}: ${rule} is not in the ledger`);
    const other = used.get(label);
    if (other !== undefined) wrong.push(`${where}: ${label} is already a step of ${other}`);
    used.set(label, where);
  };
  procedures.forEach((procedure, index) => {
    if (byName.has(procedure.name)) wrong.push(`two procedures are called ${procedure.name}`);
    byName.set(procedure.name, procedure);
    procedure.index = index;
    for (const op of procedure.ops) {
      op.id = ops.length;
      ops.push(op);
      if (op.code !== END && op.code !== JUMP) claim(op.label, procedure.name);
    }
  });
  for (const power of powers) claim(power.label, 'powers');
  if (wrong.length > 0) throw new Error(`labels:\n  ${wrong.join('\n  ')}`);
  return { procedures, byName, ops, powers };
}
