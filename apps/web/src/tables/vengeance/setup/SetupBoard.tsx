/** Set-up as a scene: who fights, what lies on the item slots, and through which door. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon, Picture } from '../../../art/index.ts';
import { useQuestion, useTable } from '../../../table/context.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { CardOrder } from '../../../table/kit/CardTray.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import {
  denOf,
  iconNamed,
  itemOf,
  useFacts,
  type Den,
  type DenId,
  type HeroId,
  type PlayerView,
  type View,
} from '../facts.ts';
import { Legend } from '../den/DenBoard.tsx';
import { countsOf, SmallPlan } from '../den/SmallPlan.tsx';
import { ItemCard } from '../TileCard.tsx';
import { useOwn } from '../words/index.ts';
import { deal } from './dealing.ts';
import { HeroPreview, HeroSheet } from './HeroSheet.tsx';

export function SetupBoard({ view, player }: { view: View; player: PlayerView }) {
  const question = useQuestion();
  const { s } = useOwn();
  if (question?.kind === 'hero') return <Heroes question={question} view={view} />;
  if (question?.kind === 'arrange') return <Items question={question} player={player} />;
  if (question?.kind === 'side') return <Sides question={question} player={player} />;
  return view.players.length === 1 ? null : <p className="vg-waiting">{s('setup.waiting')}</p>;
}

/** Heroes as portraits, each with what it does in a line. */
function Heroes({ question, view }: { question: QuestionView; view: View }) {
  const { HEROES } = useFacts();
  const { s, name } = useOwn();
  const zoom = useZoom();
  return (
    <section className="vg-setup" data-whole aria-label={s('setup.heroes')}>
      <p className="vg-setup-note">
        {view.solo === null
          ? s('setup.heroes-note')
          : s('setup.solo', { target: view.solo.target, dice: view.dice })}{' '}
        <button type="button" className="button small" onClick={() => deal()}>
          <Icon name="perspective-dice-six" />
          {s('deal.now')}
        </button>
      </p>
      <ul className="vg-heroes">
        {question.options.map(({ value }, at) => {
          const hero = HEROES[value as HeroId];
          const title = name(hero.name);
          return (
            <li key={hero.id}>
              <OptionButton
                question={question}
                at={at}
                className="vg-hero-card lit-available"
                aria-label={`${title}. ${s(`hero.${hero.id}`)} ${name(hero.trait.name)}: ${name(hero.trait.text)}`}
              >
                <Picture
                  id={hero.id}
                  icon={iconNamed(hero.icon)}
                  motif="grid"
                  width={180}
                  height={96}
                  fills
                />
                <b className="title">{title}</b>
                <span>{s(`hero.${hero.id}`)}</span>
              </OptionButton>
              <button
                type="button"
                className="button quiet small"
                aria-label={s('setup.tiles-of', { hero: title })}
                onClick={() => zoom(title, <HeroSheet hero={hero.id} />)}
              >
                <Icon name="magnifying-glass" />
                {s('setup.tiles')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Items({ question, player }: { question: QuestionView; player: PlayerView }) {
  const facts = useFacts();
  const { s, name } = useOwn();
  const { hero } = player;
  if (hero === null) return null;
  const idOf = (piece: string): string => piece.split(':')[2] ?? '';
  return (
    <section className="vg-setup vg-arrange" data-whole aria-label={s('setup.items')}>
      <p className="vg-setup-note">{s('setup.items-note')}</p>
      <CardOrder
        question={question}
        cards={{
          className: 'vg-item-order',
          pieceOf: (touches) => touches[0],
          nameOf: (piece) => name(`item.${idOf(piece)}`),
          closeUp: (piece) => <ItemCard hero={hero} item={idOf(piece)} />,
          face: (piece) => {
            const item = itemOf(facts, hero, idOf(piece));
            return (
              <span className="vg-item-face">
                <Picture
                  id={item.id}
                  icon={iconNamed(item.icon)}
                  motif="grid"
                  width={150}
                  height={96}
                  fills
                />
                <b>{name(item.name)}</b>
                <small>{name(item.text)}</small>
              </span>
            );
          },
        }}
        places={[1, 2, 3, 4].map((n) => s('setup.slot', { n }))}
        placeClass="small-caps"
        earlier={s('setup.earlier')}
        later={s('setup.later')}
      />
      <HeroPreview hero={hero} />
    </section>
  );
}

/** Both sides of the den board, and the boss who waits there. */
function Sides({ question, player }: { question: QuestionView; player: PlayerView }) {
  const facts = useFacts();
  const { s, name } = useOwn();
  const viewer = useTable((table) => table.snapshot.viewer);
  const { boss, board } = player;
  if (boss === null || board === null) return null;
  const card = facts.BOSSES[boss.id];
  return (
    <section className="vg-setup vg-sides" data-whole aria-label={s('setup.sides')}>
      <div className="vg-boss-card">
        <Picture id={card.id} icon={iconNamed(card.icon)} motif="grid" width={96} height={96} />
        <div>
          <h2 className="title">{name(card.name)}</h2>
          <p>{name(card.text)}</p>
          <p className="note">{s('setup.boss', { n: card.health })}</p>
        </div>
      </div>
      <ul className="vg-side-list">
        {question.options.map(({ value }, at) => {
          const den = denOf(facts, `${board}${value === 'front' ? 1 : 2}` as DenId);
          return (
            <li key={den.id}>
              <OptionButton
                question={question}
                at={at}
                className="vg-side lit-available"
                aria-label={sideLabel(den, name(den.name), s)}
              >
                <SmallPlan den={den} />
                <b className="title">{name(den.name)}</b>
                <span>{s('setup.side', countsOf(den))}</span>
              </OptionButton>
            </li>
          );
        })}
      </ul>
      <Legend />
      {viewer === null && <p className="note">{s('setup.waiting')}</p>}
    </section>
  );
}

function sideLabel(den: Den, title: string, s: ReturnType<typeof useOwn>['s']): string {
  return `${title}. ${s('setup.side', countsOf(den))}`;
}
