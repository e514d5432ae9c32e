// CD 6.1 The interpreter: what each word of the effect vocabulary does. Cards are performed here and nowhere else.

import type { Call, Seat } from '@gravetable/kernel';
import { demand, offer, trade } from './bargains.ts';
import { callZombie } from './calls.ts';
import { CARDS } from './cards/catalogue.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import type { CardId } from './cards/ids.ts';
import { SUPPLY } from './cards/supply.ts';
import { SURVIVORS } from './cards/survivors.ts';
import {
  blastTarget,
  damageCard,
  explodeItself,
  gainImmunity,
  gainVitality,
  hurt,
  loseImmunity,
  loseVitality,
  paralyzeCard,
  paralyzeSurvivor,
} from './damage.ts';
import type { Agent, Ammunition, Effect, Points, Trigger, Who } from './effects.ts';
import { discard } from './piles.ts';
import { block, free, spaceName, takeOff } from './playing-area.ts';
import { procedure, type T } from './rulebook.ts';
import { scout, peek } from './scouting.ts';
import { search } from './search.ts';
import { activeSurvivor, hasTurned, living, named } from './survivor.ts';
import { added } from './threats.ts';

/** Where a performance takes place. */
export interface Scene {
  /** The card that acts. */
  readonly card: CardInstance;
  /** The space it acts on or from, counted from 0; null without one. */
  readonly at: number | null;
}

/**
 * Carry out a list of effects. Most words change the table at once; explosions, rewards and Noise wait for the
 * aftermath. A word that has to ask (`search`, `scout`, `peek`, `trade`, `discardOr`, `mayDiscard`) gives back the
 * procedure that does, so it stands last in its list; the tests of the cards hold every card to that.
 */
export function perform(t: T, effects: readonly Effect[], scene: Scene): Call<unknown> | null {
  for (const effect of effects) {
    const call = performOne(t, effect, scene);
    if (call !== null) return call;
  }
  return null;
}

function performOne(t: T, effect: Effect, scene: Scene): Call<unknown> | null {
  const { board } = t;
  switch (effect.op) {
    case 'zombieDamage':
      // CD-RULING-37: the Threat raises this word only, never an explosion.
      if (activeSurvivor(board) !== null) hurt(t, board.active!, effect.n + added(board, 'zombieDamage'));
      return null;
    case 'melee':
    case 'range':
      damageCard(t, scene.at!, effect.n, effect.op);
      return null;
    case 'paralyze':
      if (effect.who === 'target') paralyzeCard(t, scene.at!, effect.n);
      else if (activeSurvivor(board) !== null) paralyzeSurvivor(t, board.active!, effect.n);
      return null;
    case 'explode':
      if (cardOf(scene.card).kind === 'resource') blastTarget(t, scene.at!, effect.n, effect.sparesSurvivors);
      else explodeItself(t, scene.at!, effect.n);
      return null;
    case 'agent':
      strike(t, effect, scene.at!);
      return null;
    case 'noise':
      board.noises.push(effect.n);
      return null;
    case 'vitality':
    case 'immunity':
      for (const seat of reached(t, effect.who)) change(t, effect.op, seat, effect.n, scene.card);
      return null;
    case 'block':
      for (let i = 0; i < effect.n; i++) block(t);
      return null;
    case 'free':
      for (let i = 0; i < effect.n; i++) free(t);
      return null;
    case 'call':
      if (CARDS[SUPPLY[effect.letter][0]!].kind === 'zombie') callZombie(t, effect.letter);
      else board.rewards.push(effect.letter);
      return null;
    case 'unlock':
      unlock(t, scene.at!);
      return null;
    case 'wear':
      wear(t, board.active!, scene.card, effect.n);
      return null;
    case 'loadAs':
      layLoaded(t, board.active!, scene.card);
      return null;
    case 'search':
      return search.with({
        seat: board.active!,
        n: hasTurned(board, 'selena') ? noteDraw(effect.n) : effect.n,
      });
    case 'scout':
      return scout.with({ seat: board.active!, n: effect.n });
    case 'peek':
      return peek.with({ seat: board.active!, n: effect.n });
    case 'trade':
      return trade(t);
    case 'discardOr':
    case 'mayDiscard':
      return bargain.with({ card: scene.card });
    case 'chooseOne':
    case 'ammunition':
    case 'flip':
    case 'leave':
    case 'enter':
      throw new Error(`${effect.op} is never performed: the actions read it`);
  }
}

/** CD-SURV-SELENA-03: the Note of a group that lost Selena. */
function noteDraw(printed: number): number {
  const { zombieSkill } = SURVIVORS.selena;
  return zombieSkill.op === 'noteDraw' ? zombieSkill.n : printed;
}

/** CD-SURV-DAN-04, CD-RULING-30: an Agent replaces type and value of the Punch. */
function strike(t: T, agent: Agent, at: number): void {
  switch (agent.damage) {
    case 'melee':
      return damageCard(t, at, agent.n, 'melee');
    case 'paralyze':
      return paralyzeCard(t, at, agent.n);
    case 'explosive':
      return blastTarget(t, at, agent.n, agent.sparesSurvivors);
  }
}

function reached(t: T, who: Who): readonly Seat[] {
  if (who === 'all') return living(t.board);
  return activeSurvivor(t.board) === null ? [] : [t.board.active!];
}

function change(t: T, what: 'vitality' | 'immunity', seat: Seat, n: Points, card: CardInstance): void {
  const survivor = t.board.survivors[seat]!;
  if (n === 'max') {
    if (what === 'vitality') gainVitality(t, seat, SURVIVORS[survivor.id].vitality);
    else gainImmunity(t, seat, SURVIVORS[survivor.id].immunity);
  } else if (n < 0) {
    if (what === 'vitality') loseVitality(t, seat, -n);
    else loseImmunity(t, seat, -n);
  } else if (what === 'vitality') gainVitality(t, seat, n);
  else gainImmunity(t, seat, cardOf(card).id === 'antiviral' ? n + added(t.board, 'antiviral') : n);
}

/** CD-TOOLS-01 Opened without any Damage: what is inside comes out, and the card leaves. */
function unlock(t: T, at: number): void {
  const { board } = t;
  const instance = takeOff(board, at);
  const card = cardOf(instance);
  discard(board, instance);
  t.tell?.({ kind: 'opened', card: card.id, space: spaceName(at), pieces: [`card:${instance}`] });
  for (const effect of card.on.opened ?? []) if (effect.op === 'call') board.rewards.push(effect.letter);
}

/** CD-CARD-KEVLAR-01, CD-RULING-44: it stays next to the Survivor; a second one replaces the first. */
function wear(t: T, seat: Seat, card: CardInstance, n: number): void {
  const survivor = t.board.survivors[seat]!;
  if (survivor.worn !== null) discard(t.board, survivor.worn);
  t.board.aside.splice(t.board.aside.indexOf(card), 1);
  survivor.worn = card;
  survivor.defence = n;
  t.tell?.({ kind: 'worn', ...named(t, seat), card: cardOf(card).id, n, pieces: [`card:${card}`] });
}

/** What a card is when it lies next to a weapon. */
export function loadOf(card: CardInstance): Ammunition | Agent | null {
  for (const effect of cardOf(card).on.load ?? []) {
    if (effect.op === 'ammunition' || effect.op === 'agent') return effect;
  }
  for (const effect of cardOf(card).on.use ?? []) {
    if (effect.op !== 'chooseOne') continue;
    for (const inner of effect.options.flat()) if (inner.op === 'loadAs') return inner.load;
  }
  return null;
}

/** CD-ACT-USE-02, CD-RULING-22: a set-aside card is laid next to the Equipped weapon; an older one is discarded. */
export function layLoaded(t: T, seat: Seat, card: CardInstance): void {
  const { board } = t;
  const survivor = board.survivors[seat]!;
  const old = survivor.loaded;
  const instead = old === null ? 0 : (cardOf(old).uses as number) - survivor.loadedUses;
  if (old !== null) discard(board, old);
  board.aside.splice(board.aside.indexOf(card), 1);
  survivor.loaded = card;
  survivor.loadedUses = 0;
  t.tell?.({
    kind: 'loaded',
    ...named(t, seat),
    card: cardOf(card).id,
    card2: cardOf(survivor.equipped!).id,
    n: cardOf(card).uses as number,
    instead,
    pieces: [`card:${card}`],
  });
}

/** A card of this kind turned over: its demand or its offer, and what follows from it. */
const bargain = procedure<{ card: CardInstance }>('bargain')
  .call('CD-RULING-71', 'paid', (_, v) => {
    const effect = bargainOf(v.card);
    const wanted: CardId = effect.card;
    return effect.op === 'discardOr' ? demand.with({ wanted }) : offer.with({ wanted });
  })
  .do('CD-RULING-71a', (t, v) => {
    const effect = bargainOf(v.card);
    if (v.paid === (effect.op === 'mayDiscard')) perform(t, effect.effects, { card: v.card, at: null });
  })
  .end();

function bargainOf(card: CardInstance) {
  const effect = cardOf(card).on.instant?.find((one) => one.op === 'discardOr' || one.op === 'mayDiscard');
  if (effect === undefined) throw new Error(`${cardOf(card).id} asks for no card`);
  return effect;
}

/** The effects of a trigger, or nothing. */
export function effectsOf(card: CardInstance, trigger: Trigger): readonly Effect[] {
  return cardOf(card).on[trigger] ?? NOTHING;
}
const NOTHING: readonly Effect[] = [];
