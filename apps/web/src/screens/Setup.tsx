/** A new table: who sits where, what the game is set to, and the seed. */

import { isRefusal, type Options, type OptionSpec, type Refusal, type SeatInfo } from '@gravetable/kernel';
import { forms, measured } from 'virtual:gravetable/forms';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PosterPrint } from '../art/prints/index.tsx';
import { isPoster } from '../brand.ts';
import { Icon } from '../art/index.ts';
import { theEngine } from '../engine/client.ts';
import { wayOf } from '../presets.ts';
import { copyText } from '../files.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { OPEN, SETUPS } from '../tables/registry.ts';
import { LONGEST_SEED, readSetup, setupLink } from '../share.ts';
import { gameTitle } from '../titles.ts';
import { useWords, wordsOf } from '../words/index.ts';
import { useBroken } from './Broken.tsx';
import { cellOf, difficultyOf } from './difficulty.ts';
import { DifficultyNote } from './DifficultyNote.tsx';
import { PresetChoice } from './fields.tsx';
import { OptionField, usualOption, type OptionValue } from './OptionField.tsx';
import { Page } from './Page.tsx';
import { nameAt, SeatForms, seatsAtFirst, type SeatDraft } from './SeatForms.tsx';
import { freshSeed } from './seed.ts';
import { useKeptForm } from './keptForm.ts';

export default function Setup({ game, link }: { game: string; link?: Parameters<typeof readSetup>[1] }) {
  const found = forms.find((one) => one.id === game);
  const { t } = useWords();
  if (found === undefined) {
    return (
      <Page>
        <main className="narrow" id="main" tabIndex={-1}>
          <h1 className="title">{t('setup.no-game')}</h1>
          <Link href="/" className="button">
            {t('ui.home')}
          </Link>
        </main>
      </Page>
    );
  }
  return <SetupForm game={found} asked={link === undefined ? null : readSetup(found, link)} />;
}

type ShelfGame = (typeof forms)[number];

/** What is filled in. */
interface Form {
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  readonly way: ReturnType<typeof wayOf>;
  readonly handOver: boolean;
}

function SetupForm({ game, asked }: { game: ShelfGame; asked: ReturnType<typeof readSetup> | null }) {
  const shared = asked === null || 'unknown' in asked ? null : asked;
  const words = useWords();
  const { t, language } = words;
  const [, go] = useLocation();
  const title = gameTitle(game.id, words);
  const gameWords = useMemo(() => wordsOf(language, game.words[language]), [language, game]);
  const [form, setForm] = useKeptForm<Form>({ seats: game.seats, options: game.options }, () => ({
    name: title,
    seats: seatsAtFirst(game, shared?.seats ?? null, useSettings.getState().names),
    options: shared?.options ?? {},
    seed: shared?.seed ?? '',
    way: wayOf(useSettings.getState()),
    handOver: true,
  }));
  const { name, seats, options, seed, way, handOver } = form;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const broken = useBroken();
  useEffect(() => {
    theEngine(); // The rules load while the form is filled in.
  }, []);
  const taken = seats.filter((seat) => seat.kind !== 'empty');
  const people = taken.filter((seat) => seat.kind === 'person').length;
  const tooFew = taken.length < game.seats.min;
  const isCalm = ({ id }: OptionSpec): boolean => id === 'calm' && (options[id] ?? !way.clocks) === true;
  const own = SETUPS[game.id];
  const calm = game.options.some(isCalm);
  const hidden = own?.hides({ seats: taken.length, calm }) ?? [];
  const shown = game.options.filter(({ id }) => !hidden.includes(id));
  // VG-RULING-22: one pointer cannot be simultaneous, so several people play without the clock; online it runs.
  const isStill = people > 1 && !calm && game.options.some(({ id }) => id === 'calm');
  const value = (spec: OptionSpec): OptionValue => {
    if (spec.id === 'calm') return isCalm(spec);
    const chosen = options[spec.id] ?? usualOption(spec, taken.length);
    if (spec.kind === 'perSeat') {
      const named = chosen as readonly (string | null)[];
      return taken.map((_, at) => named[at] ?? null);
    }
    // A seat that was chosen and then left empty: the last one there begins.
    return spec.kind === 'number' && spec.seat === true ? Math.min(chosen as number, taken.length) : chosen;
  };

  const unknownName = (what: string): string =>
    what === 'seed' || what === 'seats'
      ? t(`setup.${what}`)
      : (gameWords.speaker.find(`option-name.${what}`) ?? what);
  const set = (): Options => Object.fromEntries(game.options.map((spec) => [spec.id, value(spec)]));
  const start = async (instead: Options = {}): Promise<void> => {
    setBusy(true);
    const infos = seats.flatMap(({ kind }, at): SeatInfo[] =>
      kind === 'empty' ? [] : [{ kind, name: nameAt(seats, at, words) }],
    );
    changeSettings({ ...way, names: seats.map((seat) => seat.name.trim()) });
    const opened = await theEngine().open({
      game: game.id,
      title: name.trim() || title,
      seats: infos,
      options: { ...set(), ...(isStill ? { calm: true } : {}), ...instead },
      // Nobody typed one: then nobody knows what will fall.
      seed: seed.trim() === '' ? null : seed,
      handOver,
      way,
    });
    setBusy(false);
    if (isRefusal(opened)) return setRefusal(opened);
    go(`/table/${opened.meta.id}`);
  };
  /** The same table where friends sit down by a link: each in front of a screen, the clock may run. */
  const goOnline = async (): Promise<void> => {
    setBusy(true);
    const { beginOnline } = await import('../online/setup.ts');
    const made = await beginOnline({
      game: game.id,
      title: name.trim() || title,
      seats: seats.map(({ kind }, at) => ({ kind, name: nameAt(seats, at, words) })),
      options: set(),
      seed: seed.trim() === '' ? null : seed,
      way,
    });
    changeSettings({ ...way, names: seats.map((seat) => seat.name.trim()) });
    setBusy(false);
    if (made === null) return setSaid(t('setup.no-online'));
    if (isRefusal(made)) return setRefusal(made);
    go(made);
  };
  const unseeded = seed.trim() === '' ? t('setup.share-unseeded') : undefined;
  const sow = (next: string): void => {
    setSaid(''); // What was said of the seed before.
    setForm({ ...form, seed: next });
  };
  const share = async (): Promise<void> => {
    if (unseeded !== undefined) return setSaid(unseeded);
    const link = setupLink(game.id, game, { seed: seed.trim(), seats: taken.length, options: set() });
    setSaid((await copyText(link)) ? t('table.copied') : t('ui.copy-yourself', { link }));
  };
  return (
    <Page>
      <main
        className={isPoster(game.id) ? 'narrow with-print' : 'narrow'}
        id="main"
        tabIndex={-1}
        data-game={game.id}
      >
        {isPoster(game.id) && (
          <div className="side-print">
            <PosterPrint game={game.id} />
          </div>
        )}
        <h1 className="title">{t('setup.title', { title })}</h1>
        {!isPoster(game.id) && <p className="note">{t('home.example')}</p>}
        <form
          className="setup"
          onSubmit={(event) => {
            event.preventDefault();
            if (!tooFew && !busy) start().catch(broken);
          }}
        >
          {asked !== null && 'unknown' in asked && (
            <p className="notice" role="alert">
              {t('setup.bad-link', { what: unknownName(asked.unknown) })}
            </p>
          )}
          {shared !== null && <p className="note">{t('setup.from-link')}</p>}
          <div className="field">
            <label htmlFor="table-name">{t('setup.name')}</label>
            <input
              id="table-name"
              type="text"
              maxLength={60}
              value={name}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
            />
          </div>
          <fieldset className="panel">
            <legend className="label">{t('setup.seats')}</legend>
            <p className="note">{t('setup.seats-note', { min: game.seats.min, max: game.seats.max })}</p>
            <SeatForms game={game} seats={seats} change={(next) => setForm({ ...form, seats: next })} />
            {people > 1 && !OPEN.has(game.id) && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={handOver}
                  onChange={(event) => setForm({ ...form, handOver: event.target.checked })}
                />
                {t('setup.handover')}
              </label>
            )}
            {tooFew && <p className="refused">{t('setup.too-few', { min: game.seats.min })}</p>}
          </fieldset>
          <div className="panel">
            <PresetChoice way={way} change={(change) => setForm({ ...form, way: { ...way, ...change } })} />
          </div>
          {own !== undefined && !tooFew && (
            <Suspense fallback={null}>
              <own.Part
                words={gameWords}
                seats={taken.length}
                calm={calm}
                value={(id) => set()[id] ?? null}
                change={(id, next) => setForm({ ...form, options: { ...options, [id]: next } })}
                start={(instead) => void (busy || start(instead).catch(broken))}
              />
            </Suspense>
          )}
          <fieldset className="panel">
            <legend className="label">{t('setup.options')}</legend>
            {game.options.length === 0 && <p className="note">{t('setup.no-options')}</p>}
            <div className="option-fields">
              {shown.map((spec) => (
                <OptionField
                  key={spec.id}
                  spec={spec}
                  value={value(spec)}
                  seats={seats.flatMap(({ kind }, at) =>
                    kind === 'empty' ? [] : [nameAt(seats, at, words)],
                  )}
                  words={gameWords}
                  change={(next) => setForm({ ...form, options: { ...options, [spec.id]: next } })}
                />
              ))}
            </div>
            {isStill && <p className="note">{t('setup.calm-only')}</p>}
          </fieldset>
          <DifficultyNote
            game={game.id}
            seats={taken.length}
            found={difficultyOf(measured, cellOf(game.id, game.options, taken.length, set()))}
          />
          <div className="field">
            <label htmlFor="seed">{t('setup.seed')}</label>
            <div className="row">
              <input
                id="seed"
                className="mono grow"
                type="text"
                maxLength={LONGEST_SEED}
                value={seed}
                placeholder={t('setup.seed-none')}
                onChange={(event) => sow(event.target.value)}
              />
              <button type="button" className="button" onClick={() => sow(freshSeed())}>
                <Icon name="perspective-dice-six" />
                {t('setup.seed-new')}
              </button>
            </div>
            <p className="note">{t('setup.seed-note')}</p>
          </div>
          {refusal !== null && (
            <p className="refused" role="alert">
              {gameWords.say({ id: `refusal.${refusal.code}`, args: refusal.data })}
            </p>
          )}
          <div className="row setup-foot">
            <button type="submit" className="button primary" disabled={tooFew || busy}>
              {t('setup.start')}
            </button>
            <button
              type="button"
              className="button"
              disabled={tooFew || busy}
              onClick={() => void goOnline().catch(broken)}
            >
              {t('setup.online')}
            </button>
            <button
              type="button"
              className="button"
              disabled={tooFew}
              aria-disabled={unseeded !== undefined || undefined}
              title={unseeded}
              onClick={() => void share()}
            >
              {t('setup.share')}
            </button>
            <span role="status">{said}</span>
          </div>
        </form>
      </main>
    </Page>
  );
}
