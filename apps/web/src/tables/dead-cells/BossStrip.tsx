/** A Boss fight: instance, Turn, this Turn's action, what hangs over the board, and the sheet up close. */

import { Icon } from '../../art/index.ts';
import { Piece } from '../../table/Piece.tsx';
import { useZoom } from '../../table/Zoom.tsx';
import { SPACES, useFacts, type CombatView } from './facts.ts';
import { useOwn } from './words/index.ts';

type Boss = NonNullable<CombatView['boss']>;

export function BossStrip({ boss }: { boss: Boss }) {
  const { bosses } = useFacts();
  const { s, name } = useOwn();
  const zoom = useZoom();
  const { sheet, actions } = bosses[boss.id];
  const action = actions.find(({ code }) => code === boss.action);
  return (
    <section className="dc-boss" aria-label={name(sheet.name)}>
      <Icon name="crowned-skull" />
      <b className="title">{name(sheet.name)}</b>
      <span>{s('boss.stands', { n: boss.instance, turn: boss.turn })}</span>
      {action !== undefined && (
        <span className="dc-boss-action" title={name(action.text)}>
          {s('boss.action', { what: name(action.name) })}
        </span>
      )}
      {boss.fireWave !== null && (
        <span className="dc-state-onFire">
          <Icon name="flame" /> {s('boss.wave', { place: name(`space.${boss.fireWave}`) })}
        </span>
      )}
      {SPACES.map((space, at) => {
        const n = boss.shurikens[at] ?? 0;
        const what = s('boss.shuriken', { n, place: name(`space.${space}`) });
        return n === 0 ? null : (
          <Piece key={space} piece={`space:shuriken.${space}`} label={what} className="dc-hung">
            <Icon name="crossed-slashes" /> {what}
          </Piece>
        );
      })}
      {boss.banners.map(({ code, damage, space }) => {
        const at = bosses.C3.banners.findIndex((one) => one.code === code);
        const banner = bosses.C3.banners[at]!;
        const what = s('boss.banner', {
          what: name(banner.name),
          place: name(`space.${space}`),
          left: banner.health - damage,
          health: banner.health,
        });
        return (
          <Piece
            key={code}
            piece={`space:banner.${at}`}
            label={`${what}. ${name(banner.text)}`}
            className="dc-hung"
          >
            <Icon name="rally-the-troops" /> {what}
          </Piece>
        );
      })}
      <button
        type="button"
        className="rule-link"
        onClick={() => zoom(name(sheet.name), <Sheet boss={boss} />)}
      >
        {s('boss.sheet')}
      </button>
    </section>
  );
}

function Sheet({ boss }: { boss: Boss }) {
  const { bosses } = useFacts();
  const { name } = useOwn();
  const { sheet } = bosses[boss.id];
  return (
    <article className="dc-sheet">
      <h2 className="title">{name(sheet.name)}</h2>
      {[sheet.mood, sheet.setup, sheet.actions, sheet.special, sheet.flip, sheet.reward].map((text) => (
        <p key={text}>{name(text)}</p>
      ))}
    </article>
  );
}
