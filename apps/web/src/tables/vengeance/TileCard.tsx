/** A tile up close, and in the compendium: a card with its picture, cost, effect and when it is used. */

import { Picture, type IconName } from '../../art/index.ts';
import { Sockets } from './dice.tsx';
import { Effects } from './effects.tsx';
import {
  abilityOf,
  iconNamed,
  itemOf,
  traitOn,
  useFacts,
  type Ability,
  type Facts,
  type HeroId,
} from './facts.ts';
import { useOwn } from './words/index.ts';

/** A tile shows what it does first; one that does nothing by itself shows its hero. */
export function signOf({ effects }: Ability, { EFFECT_ICONS, HEROES }: Facts, hero: HeroId): IconName {
  const [first] = effects;
  if (first === undefined) return iconNamed(HEROES[hero].icon);
  const word = 'act' in first ? first.act.word : first.word;
  return iconNamed(EFFECT_ICONS[word]);
}

export function TileCard({ hero, ability }: { hero: HeroId; ability: string }) {
  const facts = useFacts();
  const { s, name } = useOwn();
  const card = abilityOf(facts, hero, ability);
  const trait = traitOn(facts, hero, ability);
  return (
    <article className="vg-card">
      <Picture id={card.id} icon={signOf(card, facts, hero)} motif="grid" width={260} height={130} />
      <h2 className="title">{name(card.name)}</h2>
      {card.dice.length > 0 && <Sockets slots={card.dice} />}
      <p>
        <Effects tile={card} />
      </p>
      <p>{name(card.text)}</p>
      {trait !== null && (
        <p>
          <b>{name(trait.name)}.</b> {name(trait.text)}
        </p>
      )}
      <p className="note">
        {[
          name(`use.${card.use}`),
          ...(card.timing === null ? [] : [name(`timing.${card.timing}`)]),
          ...(card.price > 0 ? [s('tile.price', { n: card.price })] : []),
          ...(card.recon > 0 ? [s('tile.recon', { n: card.recon })] : []),
        ].join(' · ')}
      </p>
    </article>
  );
}

export function ItemCard({ hero, item }: { hero: HeroId; item: string }) {
  const facts = useFacts();
  const { name } = useOwn();
  const card = itemOf(facts, hero, item);
  return (
    <article className="vg-card">
      <Picture id={card.id} icon={iconNamed(card.icon)} motif="grid" width={260} height={130} />
      <h2 className="title">{name(card.name)}</h2>
      <p>{name(card.text)}</p>
      <p className="note">{name(`timing.${card.timing}`)}</p>
    </article>
  );
}
