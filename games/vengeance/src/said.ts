// Ledger 5.7 and the words of options: how an answer is said, what it touches, and which phase it belongs to.

import {
  isRecord,
  refuse,
  said,
  type Aside,
  type Json,
  type Refusal,
  type Said,
  type Seat,
} from '@gravetable/kernel';
import { mayRoll } from './commands.ts';
import { SIGNS } from './handful.ts';
import { bitCount } from './numbers.ts';
import { planOf } from './plan.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import type { Phase } from './state.ts';

/** Three dice and a free action. */
const FLASHBACK_SLOTS = 4;

/** A handful in words, face by face: dice are never told as letters. */
export const facesOf = (dice: string): readonly Said[] =>
  SIGNS.flatMap((sign) => {
    const n = dice.split(sign).length - 1;
    return n === 0 ? [] : [said(`faces.${sign}`, { n })];
  });

/** Answers are flat records, each with a word that says what is done. */
type Answer = { readonly do: string } & { readonly [key: string]: string | number | undefined };

const PHASE_OF: Readonly<Record<string, Phase>> = {
  act: 'flashback',
  buy: 'flashback',
  roll: 'rolling',
  assign: 'rolling',
  assignWound: 'rolling',
  take: 'rolling',
  stop: 'rolling',
  useSet: 'fighting',
  useRecon: 'fighting',
  useItem: 'fighting',
  startDone: 'fighting',
  loot: 'resolution',
  lootDone: 'resolution',
};

/** NOT_YOUR_PHASE, when an answer belongs to another phase than this one. */
export function otherPhase(value: unknown, phase: Phase): Refusal | null {
  if (!isRecord(value) || typeof value['do'] !== 'string') return null;
  const belongs = Object.hasOwn(PHASE_OF, value['do']) ? PHASE_OF[value['do']] : undefined;
  return belongs === undefined || belongs === phase
    ? null
    : refuse('NOT_YOUR_PHASE', 'VG-ROUND-01', { phase: belongs });
}

/** A room's name has its den before it: `A1.r3`. */
export const roomName = (t: T, seat: Seat, id: string): string => `${planOf(playerOf(t, seat)).den.id}.${id}`;

/** What a flashback action is taken on. */
function sayTaken(option: Answer): Said {
  const { action, how, item, ability } = option;
  if (action === 'healing') return said(how === 'space' ? 'take.space' : 'take.clear');
  const named = item === undefined ? {} : { item };
  return said(`take.${action}`, ability === undefined ? named : { ...named, ability });
}

/** What `done` gives up: free Flashback slots, or sets and recon marks not used. */
function leftUnused(t: T, seat: Seat): number {
  const p = playerOf(t, seat);
  if (t.board.phase === 'flashback') return FLASHBACK_SLOTS - bitCount(p.slots);
  return t.board.phase === 'fighting' ? p.sets.length + bitCount(p.recon) : 0;
}

/** An answer in words. */
export function sayChoice(t: T, seat: Seat, value: unknown): Said {
  const option = value as Answer;
  switch (option.do) {
    case 'act':
      return option['slot'] === 3
        ? said('option.actFree', { what: sayTaken(option) })
        : said('option.act', { n: Number(option['slot']) + 1, what: sayTaken(option) });
    case 'loot':
      return said('option.loot', {
        room: roomName(t, seat, String(option['room'])),
        what: sayTaken(option),
      });
    case 'flash':
      return said('option.flash', { what: sayTaken(option) });
    case 'buy':
      return option['replace'] === undefined
        ? said('option.buy', { ability: String(option['ability']) })
        : said('option.buyReplacing', {
            ability: String(option['ability']),
            ability2: String(option['replace']),
          });
    case 'done': {
      const n = leftUnused(t, seat);
      return n === 0 ? said('option.done') : said('option.doneUnused', { n, phase: t.board.phase });
    }
    case 'roll': {
      return said('option.roll', { faces: facesOf(String(option['dice'])) as never });
    }
    case 'assign':
    case 'assignWound': {
      const free = String(option['release']).length;
      return said(`option.${option.do}`, {
        ability: String(option['to']),
        faces: facesOf(String(option['dice'] ?? '')) as never,
        n: free,
      });
    }
    case 'useSet':
      return said('option.useSet', {
        ability: String(option['ability']),
        faces: facesOf(String(option['dice'])) as never,
      });
    default:
      return said(`option.${option.do}`, option as Said['args']);
  }
}

/** The pieces an answer touches. */
export function touchedBy(seat: Seat, value: unknown): string[] {
  const option = value as Readonly<Record<string, string | undefined>>;
  const touched: string[] = [];
  if (option['room'] !== undefined) touched.push(piece.room(seat, option['room']));
  for (const tile of [option['ability'], option['item'], option['to'], option['replace']])
    if (tile !== undefined) touched.push(piece.tile(seat, tile));
  if (option['dice'] !== undefined) touched.push(piece.pool(seat));
  if (option['how'] !== undefined || option['do'] === 'assignWound') touched.push(piece.health(seat));
  return touched;
}

/** What a screen may want to know about a seat's commands; a class, so that a question nobody looks at costs little. */
export class Commands<A> implements Aside<A> {
  readonly kind: string;
  readonly #t: T;
  readonly #seat: Seat;
  readonly #whyNot: (t: T, seat: Seat, value: unknown) => Refusal | null;
  /** How much there is to use, where something is used. */
  readonly #left: number;

  constructor(
    kind: string,
    t: T,
    seat: Seat,
    whyNot: (t: T, seat: Seat, value: unknown) => Refusal | null,
    left = 0,
  ) {
    this.#left = left;
    this.kind = kind;
    this.#t = t;
    this.#seat = seat;
    this.#whyNot = whyNot;
  }

  get about(): { readonly [key: string]: Json } {
    const { board } = this.#t;
    const isStopped = board.players[this.#seat]?.stand === 'stopped';
    const now = isStopped ? 'stopped' : mayRoll(board) ? 'open' : 'rolled';
    return { round: board.round, supply: board.supply, now, left: this.#left };
  }

  says(option: A): Said {
    return sayChoice(this.#t, this.#seat, option);
  }

  touches(option: A): readonly string[] {
    return touchedBy(this.#seat, option);
  }

  explain(value: unknown): Refusal | null {
    return this.#whyNot(this.#t, this.#seat, value);
  }
}
