/** An Equipment card: a weapon with its lines, or anything else as a small square; up close with all that is printed on it. */

import type { Said } from '@gravetable/kernel';
import { GameCard, Icon, Picture } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { cardOf, useFacts, type Equipment, type Facts } from '../facts.ts';
import { cardIcon } from '../icons.ts';
import { useOwn, type OwnWords } from '../words/index.ts';

/** All that is printed on a card: the lines of a weapon, then whatever else it does. */
function printedOn(code: string, facts: Facts): readonly Said[] {
  const lines = cardOf(facts, code).weapon?.lines ?? [];
  return [
    ...lines.map(({ mana, ...line }): Said => {
      const what: Said = { id: line.min === line.max ? 'print.line.one' : 'print.line', args: line };
      return mana > 0 ? { id: 'print.mana', args: { n: mana, what } } : what;
    }),
    ...(facts.printed[code] ?? []),
  ];
}

/** The same in one breath. */
export function printedText(code: string, facts: Facts, { words }: OwnWords): string {
  return printedOn(code, facts)
    .map((line) => words.say(line))
    .join('; ');
}

export function cardLabel(code: string, facts: Facts, own: OwnWords): string {
  return `${own.called(code)}: ${printedText(code, facts, own)}`;
}

export function CardUpClose({ code, size = 'L' }: { code: string; size?: 'L' | 'M' }) {
  const facts = useFacts();
  const own = useOwn();
  const card = cardOf(facts, code);
  return (
    <GameCard
      size={size}
      id={code}
      title={own.called(code)}
      icon={cardIcon(card)}
      motif="bricks"
      type={own.s(`slot.${card.slot}`)}
      text={
        <ul>
          {printedOn(code, facts).map((line, at) => (
            <li key={at}>{own.words.say(line)}</li>
          ))}
          {card.price.buy !== null && <li>{own.s('price', { n: card.price.buy })}</li>}
        </ul>
      }
    />
  );
}

/** A card that lies somewhere: chosen, looked at closely, read out. */
export function Item({ code, large = false }: { code: string; large?: boolean }) {
  const facts = useFacts();
  const own = useOwn();
  return (
    <Piece
      piece={`card:${code}`}
      label={cardLabel(code, facts, own)}
      zoom={<CardUpClose code={code} />}
      className={large ? 'dk-item dk-armed' : 'dk-item'}
    >
      {large ? <WeaponFace code={code} /> : <SmallFace code={code} />}
    </Piece>
  );
}

export function SmallFace({ code }: { code: string }) {
  const facts = useFacts();
  const { called } = useOwn();
  return (
    <span className="dk-small" title={called(code)}>
      <Icon name={cardIcon(cardOf(facts, code))} />
    </span>
  );
}

const signed = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

/** From which number on it holds; with Mana where it takes that. */
export function armorOf({ armor }: Equipment): string {
  const value = armor?.free ?? armor?.mana ?? null;
  return value === null ? '' : `${value}+`;
}

export function WeaponFace({ code }: { code: string }) {
  const facts = useFacts();
  const { called } = useOwn();
  const card = cardOf(facts, code);
  const lines = card.weapon?.lines ?? [];
  return (
    <span className="dk-weapon">
      <b>{called(code)}</b>
      <span className="dk-weapon-art">
        <Picture
          id={code}
          icon={cardIcon(card)}
          motif="bricks"
          width={112}
          height={lines.length > 1 ? 34 : 48}
        />
      </span>
      {lines.length === 0 ? (
        <span className="dk-lines dk-shield">
          <Icon name="shield" />
          <i>{armorOf(card)}</i>
        </span>
      ) : (
        <span className="dk-lines">
          <Icon name="archery-target" />
          <Icon name="perspective-dice-six" />
          <Icon name="crosshair" />
          <Icon name="pierced-body" />
          {lines.map(({ min, max, dice, accuracy, pen, mana }, at) => (
            <span key={at} className={mana > 0 ? 'mana' : ''}>
              <i>
                {mana > 0 && <Icon name="crystal-shine" />}
                {signed(min, max)}
              </i>
              <i>{dice}</i>
              <i>{accuracy}+</i>
              <i>{pen}</i>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
