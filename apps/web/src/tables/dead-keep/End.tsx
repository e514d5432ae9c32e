/** How a Quest ended, alone or inside a Campaign, and how the Campaign did: scenes over the keep. Below, who still stands. */

import type { GameEvent } from '@gravetable/kernel';
import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTable, useView } from '../../table/context.tsx';
import { EndScene } from '../../table/kit/EndScene.tsx';
import { lineText, outcomeText } from '../../table/speech/speech.ts';
import type { Words } from '../../words/index.ts';
import { lastQuestIn, tallyOf, type PastQuest } from './ended.ts';
import { isKo, leftOf, type View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { Ledger } from './Muster.tsx';
import { turningPoints } from './turning.ts';
import { useOwn, type OwnWords } from './words/index.ts';

/** Laid over the board; whoever wants to see how it stood puts it aside. */
export function Ends() {
  const log = useTable((table) => table.snapshot.log);
  const over = useTable((table) => table.phase === 'over');
  const told = useTable(({ phase, queue }) => queue.length === 0 && phase !== 'telling' && phase !== 'past');
  const { s } = useOwn();
  const campaign = useView<View>().campaign !== null;
  const last = lastQuestIn(log);
  const [closed, setClosed] = useState<number | null>(null);
  if (!told || last === null || !(over || last.justEnded)) return null;
  const { after } = last;
  const close = (): void => setClosed(after);
  if (closed !== after) {
    return over && campaign ? <CampaignEnd close={close} /> : <QuestEnd {...{ last, over, close }} />;
  }
  return (
    over && (
      <button type="button" className="button dk-end-show" onClick={() => setClosed(null)}>
        {s('end.show')}
      </button>
    )
  );
}

interface Closing {
  readonly close: () => void;
}

function QuestEnd({ last, over, close }: Closing & { last: PastQuest; over: boolean }) {
  const { s, called, words } = useOwn();
  const view = useView<View>();
  const { quest, won, lines, home } = last;
  const points = usePoints(lines);
  const after = won ? words.speaker.find(`after.${quest}`) : undefined;
  const paid = home.filter(({ event }) => event.kind === 'earns');
  const dust = home.filter(({ event }) => event.kind === 'lostGear');
  const objectives = view.objectives.length;
  return (
    <EndScene
      icon={won ? 'candle-light' : 'death-skull'}
      title={s(won ? 'end.won' : 'end.lost', { quest: called(quest) })}
      cause={causeOf(last, view, words)}
      gave={[
        ...paid.map(({ event }) => lineText(event, words)),
        ...(objectives === 0
          ? []
          : [
              s('end.taken', {
                n: view.objectives.filter(({ taken }) => taken).length,
                of: objectives,
              }),
            ]),
        ...gaveOf(lines, s),
      ]}
      took={[
        s('end.rounds', { n: last.round }),
        ...tookOf(lines, s, words),
        ...dust.map(({ event }) => lineText(event, words)),
      ]}
      points={points}
      next={s(over ? 'end.see' : won ? 'end.next' : 'end.retry')}
      close={close}
    >
      {after !== undefined && <p>{after}</p>}
      {view.campaign !== null && <Ledger view={view} campaign={view.campaign} />}
    </EndScene>
  );
}

function CampaignEnd({ close }: Closing) {
  const { s, words } = useOwn();
  const view = useView<View>();
  const outcome = useTable((table) => table.snapshot.outcome);
  const log = useTable((table) => table.snapshot.log);
  const points = usePoints(log);
  if (outcome === null || view.campaign === null) return null;
  const { won, played } = view.campaign;
  const reached = outcome.winners.length > 0;
  return (
    <EndScene
      icon={reached ? 'candle-light' : 'death-skull'}
      title={s(reached ? 'end.campaign-won' : 'end.campaign-over')}
      cause={outcomeText(outcome, words)}
      gave={[
        s('end.quests-won', { n: won.length }),
        ...(view.purse > 0 ? [s('purse', { n: view.purse })] : []),
        ...gaveOf(log, s),
      ]}
      took={[s('end.quests-lost', { n: played - won.length }), ...tookOf(log, s, words)]}
      points={points}
      next={s('end.see')}
      close={close}
    >
      <Ledger view={view} campaign={view.campaign} />
    </EndScene>
  );
}

type Say = OwnWords['s'];
type Lines = readonly { readonly event: GameEvent }[];

/** Why: where the Quest itself was failed, by what. */
function causeOf({ why }: PastQuest, { loses }: View, words: Words): string {
  const said = words.say({ id: `outcome.${why}` });
  return why === 'quest' && loses !== null ? `${said} ${words.say(loses)}` : said;
}

function gaveOf(lines: Lines, s: Say): string[] {
  const { felled, found } = tallyOf(lines.map(({ event }) => event));
  return [s('end.felled', { n: felled }), ...(found > 0 ? [s('end.found', { n: found })] : [])];
}

function tookOf(lines: Lines, s: Say, words: Words): string[] {
  const { wounds, drunk } = tallyOf(lines.map(({ event }) => event));
  const fell = lines.flatMap(({ event }) => (event.kind === 'ko' ? [lineText(event, words)] : []));
  return [
    s('end.wounds', { n: wounds }),
    ...(drunk > 0 ? [s('end.drunk', { n: drunk })] : []),
    ...new Set(fell),
  ];
}

/** Wounds that are not of one’s own making. */
const STRIKES: ReadonlySet<string> = new Set(['enemyAttacks', 'friendlyFire']);

function usePoints(lines: Parameters<typeof turningPoints>[0]) {
  const { s, called, words } = useOwn();
  const story = useTable((table) => table.info.story);
  const found = story === null ? [] : turningPoints(lines, story);
  const several = new Set(found.map(({ detail }) => detail.quest)).size > 1;
  return found.map(({ before, worst, cause, first, detail: { quest, round } }) => {
    const struck = cause !== null && STRIKES.has(cause.kind) && worst?.kind !== 'lost' ? cause : null;
    const told = [struck, worst ?? (struck === null ? first : null)];
    return {
      before,
      text: (
        <>
          <b>
            {several && quest !== null && `${called(quest)}, `}
            {s('crumb.round', { round })}.
          </b>{' '}
          {told.flatMap((event) => (event === null ? [] : [lineText(event, words)])).join(' ')}
        </>
      ),
    };
  });
}

/** In the sheet: how everybody came through it. */
export function End() {
  const { s, called } = useOwn();
  const view = useView<View>();
  const log = useTable((table) => table.snapshot.log);
  const { by } = tallyOf((lastQuestIn(log)?.lines ?? log).map(({ event }) => event));
  return (
    <ul className="dk-fates">
      {view.party.map((one) => {
        const { felled, wounds } = by.get(one.id) ?? { felled: 0, wounds: 0 };
        return (
          <li key={one.id}>
            <Icon name={figureIcon(one.id)} />
            <span>
              <b>{called(one.id)}</b>{' '}
              {isKo(one) ? (
                <b className="dk-bad">{s('ko')}</b>
              ) : (
                s('left-of', { n: leftOf(one), of: one.health })
              )}
              <small className="quiet">{s('end.fate', { felled, wounds })}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
