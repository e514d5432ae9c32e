/** Before the Quest: what it is about, who goes, and what the purse holds. In a Campaign also how far it has come. */

import { Icon } from '../../art/index.ts';
import { useQuestion, useTable } from '../../table/context.tsx';
import { chronicleOf } from './chronicle.ts';
import { useFacts, type TableEvent, type View } from './facts.ts';
import { useOwn } from './words/index.ts';

export function Muster({ view, asked }: { view: View; asked: boolean }) {
  const own = useOwn();
  const { s, called, words } = own;
  const question = useQuestion();
  const kind = question?.kind;
  const kept = Number(question?.about['kept'] ?? 0);
  const story = words.speaker.find(`brief.${view.quest}`);
  return (
    <header className={asked ? 'dk-muster asked' : 'dk-muster'}>
      <h2 className="title">{called(view.quest)}</h2>
      {story !== undefined && <p>{story}</p>}
      <ul>
        <li className="small-caps">{s('goal')}</li>
        {view.goals.map(({ said }, at) => (
          <li key={at}>
            <Icon name="cross-mark" />
            <span>{words.say(said)}</span>
          </li>
        ))}
        {view.purse > 0 && (
          <li>
            <Icon name="two-coins" />
            {s('purse', { n: view.purse })}
            {kept > 0 && (
              <small>({s('purse.kept', { n: kept, who: Number(question?.about['others']) })})</small>
            )}
          </li>
        )}
      </ul>
      {kind === 'firstPlayer' && <p>{s('muster.first')}</p>}
      {view.campaign !== null && <Ledger view={view} campaign={view.campaign} />}
    </header>
  );
}

/** The Campaign's ledger: every Quest, won or still to come, what it gives, how often it was tried and what it gave. */
export function Ledger({ view, campaign }: { view: View; campaign: NonNullable<View['campaign']> }) {
  const { quests } = useFacts();
  const { s, called } = useOwn();
  const log = useTable((table) => table.snapshot.log);
  const tried = chronicleOf(log.map(({ event }) => event as TableEvent));
  return (
    <section className="dk-ledger" aria-label={s('ledger')}>
      <h3 className="small-caps">{s('ledger.chapter', { n: campaign.chapter, played: campaign.played })}</h3>
      <ol>
        {quests.map(({ id, level, reward }) => {
          const { tries = 0, gold = 0 } = tried.get(id) ?? {};
          const state = campaign.won.includes(id) ? 'won' : id === view.quest ? 'now' : 'ahead';
          return (
            <li key={id} className={state}>
              <b>{called(id)}</b>
              <small>{s('ledger.quest', { level, reward, state })}</small>
              {tries > 0 && (
                <small>{s(state === 'won' ? 'ledger.gave' : 'ledger.tries', { n: tries, gold })}</small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
