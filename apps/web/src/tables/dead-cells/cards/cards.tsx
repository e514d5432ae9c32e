/** The cards of the box, drawn from their records. */

import { memo, type ReactNode } from 'react';
import { Icon, Picture } from '../../../art/index.ts';
import { Keyworded } from '../../../table/rules/Keyworded.tsx';
import {
  foeOf,
  ROUNDS,
  useFacts,
  type Action,
  type EnemyView,
  type Equipment,
  type Foe,
  type Lines,
  type Sym,
} from './facts.ts';
import { CardLines } from './glyphs.tsx';
import { boughtIcon, combatIcon, equipmentIcon, foeIcon, SYM_ICON, tileIcon } from './icons.ts';
import { printsOf } from './met.ts';
import { iconText, linesText } from './speech.ts';
import { useOwn } from '../words/index.ts';

export function SymMark({ sym }: { sym: Sym }) {
  const { name } = useOwn();
  return (
    <span className={`dc-sym dc-sym-${sym}`}>
      <Icon name={SYM_ICON[sym]} />
      <span className="sr">{name(`sym.${sym}`)}</span>
    </span>
  );
}

/** A card's words, with its keywords. */
function Read({ text }: { text: string }) {
  const { keywords } = useOwn();
  return (
    <p className="dc-read">
      <Keyworded text={text} keywords={keywords} />
    </p>
  );
}

/** A Combat card: symbols and name, picture, three lines. */
export const CombatFace = memo(function CombatFace({
  code,
  large = false,
}: {
  code: string;
  large?: boolean;
}) {
  const { combat } = useFacts();
  const own = useOwn();
  const card = combat.get(code);
  if (card === undefined) return null;
  const rounds = ROUNDS.slice(card.lines[0] === undefined ? 1 : 0, 4);
  return (
    <article className={large ? 'dc-card large' : 'dc-card'}>
      <header>
        {card.symbols.map((sym) => (
          <SymMark key={sym} sym={sym} />
        ))}
        <span>{own.name(card.name)}</span>
      </header>
      <Picture id={code} icon={combatIcon(card)} motif="rays" width={140} height={56} />
      <CardLines lines={card.lines as Lines} rounds={rounds} />
      {large && <Read text={`${linesText(card.lines as Lines, own)}.`} />}
    </article>
  );
});

export function modeLines({ mode }: Equipment): Lines {
  const one = (round: number, action: Action): Lines => ({ [round]: [action] }) as Lines;
  switch (mode.type) {
    case 'replace':
    case 'add':
      return one(mode.round, mode.action);
    case 'round0':
      return one(0, mode.action);
    case 'shield':
      return one(mode.round ?? 0, mode.effect);
    case 'skill':
      return one(0, mode.action);
    case 'companion':
      return mode.action === undefined ? {} : one(mode.round ?? 1, mode.action);
  }
}

function modeAction({ mode }: Equipment): Action | undefined {
  return mode.type === 'shield' ? mode.effect : mode.action;
}

export const EquipmentFace = memo(function EquipmentFace({
  code,
  large = false,
  over,
}: {
  code: string;
  large?: boolean;
  over?: ReactNode;
}) {
  const { equipment } = useFacts();
  const own = useOwn();
  const card = equipment.get(code);
  if (card === undefined) return null;
  const { mode, min } = card;
  const action = modeAction(card);
  const round = 'round' in mode && mode.round !== undefined ? mode.round : 0;
  return (
    <article className={large ? 'dc-card dc-item large' : 'dc-card dc-item'}>
      <header>
        <span>{own.name(card.name)}</span>
      </header>
      <Picture id={code} icon={equipmentIcon(card)} motif="rays" width={136} height={48} />
      <p className="dc-mode">
        {own.s(`mode.${mode.type}`)}
        {min !== undefined && (
          <span className="dc-min">
            <SymMark sym={min.sym} /> {min.level}
          </span>
        )}
      </p>
      {action !== undefined && <CardLines lines={modeLines(card)} rounds={[round]} />}
      {large && <Read text={own.name(card.text)} />}
      {over}
    </article>
  );
});

/** A Monster, Elite or Boss side up close: Health, lines, what it leaves. */
export function FoeFace({ enemy }: { enemy: EnemyView }) {
  const foe = foeOf(useFacts(), enemy);
  return foe === undefined ? null : <FoeCard foe={foe} health={enemy.health} />;
}

/** Every printed form of one Monster, for the compendium. */
export function FoePrints({ name }: { name: string }) {
  const { printed } = useFacts();
  return printsOf(printed, name).map((foe) => <FoeCard key={foe.code} foe={foe} health={foe.health} />);
}

function FoeCard({ foe, health }: { foe: Foe; health: number }) {
  const own = useOwn();
  const notes = [
    foe.immune.length === 0
      ? ''
      : own.s('foe.immune', { what: foe.immune.map((state) => own.name(`state.${state}`)).join(', ') }),
    foe.death.length === 0
      ? ''
      : own.s('foe.leaves', { what: foe.death.map((icon) => iconText(icon, own)).join(', ') }),
    foe.counter === undefined
      ? ''
      : own.s('foe.counter', { what: foe.counter.map((icon) => iconText(icon, own)).join(', ') }),
    foe.invisible === undefined ? '' : own.s('foe.invisible'),
  ].filter(Boolean);
  return (
    <article className="dc-card large dc-foe-card">
      <header>
        <span className="dc-health">
          <Icon name="hearts" /> {health}
        </span>
        <span>{own.name(foe.name)}</span>
      </header>
      <Picture id={foe.code} icon={foeIcon(foe)} motif="rays" width={140} height={64} />
      <CardLines lines={foe.lines} rounds={ROUNDS} />
      <Read text={own.name(foe.text)} />
      {notes.map((note) => (
        <Read key={note} text={note} />
      ))}
    </article>
  );
}

/** A card of the Mutation board. */
export const BoughtFace = memo(function BoughtFace({
  code,
  large = false,
}: {
  code: string;
  large?: boolean;
}) {
  const { bought } = useFacts();
  const { name } = useOwn();
  const card = bought.get(code);
  if (card === undefined) return null;
  return (
    <article className={large ? 'dc-card large' : 'dc-card dc-bought'}>
      <header>
        <span>{name(card.name)}</span>
      </header>
      <Picture id={code} icon={boughtIcon(card)} motif="rays" width={128} height={54} fills />
      <Read text={name(card.text)} />
    </article>
  );
});

export function TileFace({ code }: { code: string }) {
  const { tiles } = useFacts();
  const own = useOwn();
  const tile = tiles.get(code);
  if (tile === undefined) return null;
  const foes = tile.enemies ?? [];
  const gains = [...(tile.rewards ?? []), ...(tile.loot ?? [])];
  return (
    <article className="dc-card large">
      <header>
        <span>{own.name(`plate.${tile.kind}`)}</span>
      </header>
      <Picture id={code} icon={tileIcon(tile)} motif="rays" width={140} height={64} />
      <Read text={own.name(tile.text)} />
      {foes.length > 0 && (
        <p className="dc-read">
          {own.s('tile.foes', {
            n: foes.length,
            elites: foes.filter((kind) => kind === 'elite').length,
          })}
        </p>
      )}
      {gains.length > 0 && <p className="dc-read">{gains.map((icon) => iconText(icon, own)).join(', ')}</p>}
    </article>
  );
}
