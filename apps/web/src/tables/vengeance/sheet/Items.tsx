/** Items with their squares: marked is a charge, crossed out is spent. */

import { memo } from 'react';
import { Picture } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useQuestion } from '../../../table/context.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { Cross } from '../den/Shapes.tsx';
import { Effects } from '../effects.tsx';
import { doing, iconNamed, itemOf, piece, useFacts, type PlayerView } from '../facts.ts';
import { breakable } from '../names.ts';
import { ItemCard } from '../TileCard.tsx';
import { sentences } from '../../../words/index.ts';
import { useOwn } from '../words/index.ts';

const SQUARES = 3;

export const Items = memo(function Items({ player }: { player: PlayerView }) {
  const { s } = useOwn();
  return (
    <section className="vg-items" aria-label={s('items')}>
      <h3 className="small-caps">{s('items')}</h3>
      <ul>
        {player.items.map(({ id }) => (
          <li key={id}>
            <ItemTile player={player} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function ItemTile({ player, id }: { player: PlayerView; id: string }) {
  const facts = useFacts();
  const { s, name } = useOwn();
  const question = useQuestion();
  const held = player.items.find((one) => one.id === id);
  if (player.hero === null || held === undefined) return null;
  const item = itemOf(facts, player.hero, id);
  const spent = held.marked - held.charges;
  const label = `${name(item.name)}, ${name(item.text)} ${s('item.charges', { n: held.charges, left: SQUARES - held.marked })}`;
  const use = question?.options.findIndex(({ value }) => {
    const what = doing(value);
    return what?.do === 'useItem' && what.item === id;
  });
  const inside = (
    <>
      <Picture id={item.id} icon={iconNamed(item.icon)} motif="grid" width={44} height={60} portrait fills />
      <span className="vg-item-words">
        <b>{breakable(name(item.name), s('item.breaks'))}</b>
        <small>
          <Effects tile={item} brief />
        </small>
        <span className="vg-squares" aria-hidden="true">
          {Array.from({ length: SQUARES }, (_, at) => (
            <i key={at} className={at < spent ? 'spent' : at < held.marked ? 'marked' : ''}>
              {at < spent && (
                <svg viewBox="0 0 40 40">
                  <Cross of={`${id}${at}`} />
                </svg>
              )}
            </i>
          ))}
        </span>
      </span>
    </>
  );
  if (question !== null && use !== undefined && use >= 0) {
    return (
      <OptionButton
        question={question}
        at={use}
        className="piece vg-item lit-available"
        aria-label={sentences([label, s('item.use')])}
      >
        {inside}
      </OptionButton>
    );
  }
  const own = piece.tile(player.seat, id);
  return (
    <Piece piece={own} label={label} className="vg-item" zoom={<ItemCard hero={player.hero} item={id} />}>
      {inside}
    </Piece>
  );
}
