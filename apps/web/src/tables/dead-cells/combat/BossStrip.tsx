/** A Boss fight: instance, Turn, this Turn's action, and the sheet up close. */

import { Icon } from '../../../art/index.ts';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useFacts, type CombatView } from '../cards/facts.ts';
import { useOwn } from '../words/index.ts';

type Boss = NonNullable<CombatView['boss']>;
type Action = ReturnType<typeof useFacts>['bosses'][Boss['id']]['actions'][number];

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
        <span className="dc-boss-action">{s('boss.action', { what: name(action.name) })}</span>
      )}
      {boss.fireWave !== null && (
        <span className="dc-state-onFire">
          <Icon name="flame" /> {s('boss.wave', { place: name(`space.${boss.fireWave}`) })}
        </span>
      )}
      <button
        type="button"
        className="rule-link"
        onClick={() => zoom(name(sheet.name), <Sheet boss={boss} action={action} />)}
      >
        {s('boss.sheet')}
      </button>
    </section>
  );
}

/** What it does in this Turn comes first. */
function Sheet({ boss, action }: { boss: Boss; action: Action | undefined }) {
  const { bosses } = useFacts();
  const { s, name } = useOwn();
  const { sheet } = bosses[boss.id];
  return (
    <article className="dc-sheet">
      <h2 className="title">{name(sheet.name)}</h2>
      {action !== undefined && (
        <p className="dc-boss-now">
          <b>{s('boss.action', { what: name(action.name) })}</b> {name(action.text)}
        </p>
      )}
      {[sheet.mood, sheet.setup, sheet.actions, sheet.special, sheet.flip, sheet.reward].map((text) => (
        <p key={text}>{name(text)}</p>
      ))}
    </article>
  );
}
