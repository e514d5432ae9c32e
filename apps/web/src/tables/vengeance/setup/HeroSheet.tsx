/** Everything a hero brings: the trait, eight abilities, four items. */

import { Icon, Picture } from '../../../art/index.ts';
import { notesOn } from '../AbilityTile.tsx';
import { Sockets } from '../dice.tsx';
import { Effects } from '../effects.tsx';
import { iconNamed, useFacts, type Hero, type HeroId } from '../facts.ts';
import { useOwn } from '../words/index.ts';

export function HeroSheet({ hero: id }: { hero: HeroId }) {
  const { HEROES } = useFacts();
  const { s, name } = useOwn();
  const hero = HEROES[id];
  return (
    <article className="vg-hero-sheet">
      <header>
        <Picture id={hero.id} icon={iconNamed(hero.icon)} motif="grid" width={110} height={110} />
        <div>
          <h2 className="title">{name(hero.name)}</h2>
          <p>{s(`hero.${id}`)}</p>
          <p>
            <b>{name(hero.trait.name)}.</b> {name(hero.trait.text)}
          </p>
        </div>
      </header>
      <h3 className="small-caps">{s('flash.shop')}</h3>
      <Abilities hero={hero} />
      <h3 className="small-caps">{s('items')}</h3>
      <ul className="vg-hero-tiles">
        {hero.items.map((card) => (
          <li key={card.id}>
            <b>{name(card.name)}</b>
            <small>{name(card.text)}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The same in a row, for the sheet under the board. */
export function HeroPreview({ hero: id }: { hero: HeroId }) {
  const { HEROES } = useFacts();
  const { name } = useOwn();
  const hero = HEROES[id];
  return (
    <article className="vg-hero-preview">
      <header>
        <h3 className="title">{name(hero.name)}</h3>
        <p>
          <b>{name(hero.trait.name)}.</b> {name(hero.trait.text)}
        </p>
      </header>
      <Abilities hero={hero} />
      <ul>
        {hero.items.map((card) => (
          <li key={card.id}>
            <b>{name(card.name)}</b> <Effects tile={card} brief />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Abilities({ hero }: { hero: Hero }) {
  const own = useOwn();
  const { name } = own;
  return (
    <ul className="vg-hero-tiles">
      {hero.abilities.map((card) => (
        <li key={card.id}>
          <b>{name(card.name)}</b>
          <span className="vg-price">
            <Icon name="weight-lifting-up" />
            {card.price}
          </span>
          {card.dice.length > 0 ? <Sockets slots={card.dice} /> : <em>{name('use.passive')}</em>}
          <small>{card.dice.length > 0 ? <Effects tile={card} /> : name(card.text)}</small>
          {notesOn(card, own).length > 0 && <small>{notesOn(card, own).join(' · ')}</small>}
        </li>
      ))}
    </ul>
  );
}
