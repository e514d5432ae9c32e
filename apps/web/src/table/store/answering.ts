/**
 * The answer in the making. `pick` or `choose` puts it into the draft. The worker then tries it on a copy: when no
 * roll, reveal or other seat follows it is given at once (undo takes it back), otherwise it waits for `commit`.
 */

import { isRefusal, refuse, same, type Json, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { Preview } from '../../engine/types.ts';
import type { Desk, Table } from './desk.ts';
import { type Draft, emptyDraft, optionsIn, optionsOn, sensibleOf, toggled, valueOf } from './draft.ts';
import type { Flow } from './flow.ts';
import { asksFor, holdsBack } from '../lesson/lessons.ts';
import type { TableModule } from '../module.ts';
import { goingWith } from '../asking/lit.ts';
import { farFrom, nearestAct } from '../asking/nearest.ts';
import { previewsOf } from './previews.ts';
import { nth } from '../../nth.ts';
import { markAt } from './voices.ts';

type Answering = Pick<
  Table,
  | 'question'
  | 'choose'
  | 'peek'
  | 'look'
  | 'hastily'
  | 'setDraft'
  | 'commit'
  | 'clear'
  | 'pick'
  | 'explain'
  | 'hint'
  | 'guideBy'
  | 'speakOf'
>;

export function answeringOf(
  { get, set, host, inTurn, fail, realTime }: Desk,
  flow: Flow,
  grave?: TableModule['grave'],
): Answering {
  const previews = previewsOf(host);
  /** What is pressed now may have been meant for the question before. */
  let hasty = false;

  /** Counts what was tried: an answer of the worker to something older is not looked at. */
  let tried = 0;
  /** What is given as soon as nothing stands against it; it is still that when the table moves on under it. */
  let wanted: Draft | null = null;

  /** The last answer given, and whether the table does not show yet what came of it: its question still stands there. */
  let given: { readonly id: string; readonly value: Json } | null = null;
  let underWay = false;

  const isBeingAnswered = ({ id }: QuestionView): boolean => underWay && given?.id === id;

  /** In its turn, if that is still asked then. Else the player is told, unless the same was pressed twice. */
  const whileAsked = (
    question: QuestionView,
    values: readonly Json[],
    work: () => Promise<void> | void,
  ): void =>
    inTurn(async () => {
      if (questionOf(question.id) !== undefined) return work();
      const twice = given?.id === question.id && values.some((value) => same(value, given?.value));
      if (!twice) set({ refusal: refuse('STALE_QUESTION', question.rule) });
    });

  const give = (question: QuestionView, value: Json): void =>
    whileAsked(question, [value], async () => {
      given = { id: question.id, value };
      underWay = true;
      set({ queue: [], now: null });
      const answer = host.answer(question.id, value);
      flow.answered(await answer.finally(() => (underWay = false)));
    });

  const hurried = (): boolean => realTime && get().snapshot.clock !== null;

  /** The hint gets better until somebody acts on it; whoever answers does not wait for it. */
  const weigh = async ({ id }: QuestionView): Promise<void> => {
    for (let done = false; !done;) {
      const more = await host.weigh(id);
      const { hinted, draft, narrowed } = get();
      const isLeft = questionOf(id) === undefined || hinted === null || draft !== null || narrowed !== null;
      if (more === null || isRefusal(more) || isLeft) return;
      set({ hinted: more.value, reason: more.reason, weighed: more.says, found: more.found });
      ({ done } = more);
    }
  };

  /** Try the draft on a copy; give it when nothing that cannot be taken back follows. */
  const tryDraft = (question: QuestionView, draft: Draft, mayGive: boolean): void => {
    const value = valueOf(question, draft);
    set({ draft, refusal: null, rule: null, held: false, preview: null });
    wanted = mayGive ? draft : null;
    if (value === null) return;
    const number = ++tried;
    const isGrave = grave?.(question, value) ?? null;
    const waits = hasty ? 'hasty' : isGrave;
    const show = (found: Preview): void => {
      if (number !== tried || get().draft !== draft) return;
      if (found.refusal !== null) return set({ preview: null, refusal: found.refusal });
      const preview: Preview = { ...found, line: found.line ?? waits };
      set({ preview });
      // Against the clock there is no time to be asked again, but for what gives something up.
      if (mayGive && (preview.line === null || (hurried() && isGrave === null))) give(question, value);
    };
    previews(get().snapshot, question, value).then(show).catch(fail);
  };

  /** Advice binds nobody, so nothing is tried first. Pressed again it is taken back. */
  const markedAnew = ({ seat, advice }: QuestionView, n: Json): Json =>
    advice.some((one) => same(one, [seat, n])) ? 0 : n;

  const questionOf = (id: string): QuestionView | undefined =>
    [...get().snapshot.questions, get().voice?.vote].find((one) => one?.id === id);

  /** A piece the question does not name: the rules say what is wrong with it where they can. */
  const whyNot = (question: QuestionView, piece: string): void => {
    const { draft } = get();
    const say = (refusal: Refusal | null): void => {
      if (get().question()?.id !== question.id || get().draft !== draft) return;
      get().explain(refusal ?? refuse('OTHER_QUESTION', question.rule), piece);
    };
    host.whyNot(question.id, piece).then(say).catch(fail);
  };

  return {
    question() {
      if (get().ending !== null) return null;
      const { questions } = get().snapshot;
      const own = questions.find((one) => !one.power) ?? questions.find(({ kind }) => kind === 'vote');
      return own ?? questions[0] ?? null;
    },

    choose(at, question = get().question() ?? undefined) {
      const option = question?.options[at];
      if (question === undefined || option === undefined || !get().reach()) return;
      if (isBeingAnswered(question))
        return whileAsked(question, [option.value], () => get().choose(at, question));
      if (holdsBack(get().guide, question, at)) return set({ held: true, draft: null, preview: null });
      const { voice } = get();
      if (voice !== null && !question.power) {
        const mark = markAt(voice, question, at);
        return mark === null ? undefined : give(voice.vote, markedAnew(voice.vote, mark));
      }
      if (question.kind === 'vote') return give(question, markedAnew(question, option.value));
      const current = get().draft;
      const again = current?.question === question.id && current.picks[0] === at && question.form === 'one';
      if (again && hasty) return;
      if (again && get().preview !== null) return get().commit();
      const base = current?.question === question.id ? current : emptyDraft(question);
      tryDraft(question, toggled(question, base, at), question.form === 'one');
    },

    peek(at) {
      const question = get().question();
      const { draft, phase } = get();
      if (question === null || question.form !== 'one' || draft !== null || phase !== 'playing') return;
      const number = ++tried;
      if (at === null) return set({ preview: null, peeked: null });
      const option = question.options[at];
      if (option === undefined) return;
      set({ peeked: { question: question.id, at } });
      const show = (preview: Preview): void => {
        if (number === tried && get().draft === null && preview.refusal === null) set({ preview });
      };
      previews(get().snapshot, question, option.value).then(show).catch(fail);
    },

    look(piece) {
      const question = get().question();
      const found = question === null || get().phase !== 'playing' ? [] : optionsOn(question, piece);
      if (found.length === 1) get().peek(nth(found, 0).at);
    },

    hastily(press) {
      hasty = true;
      press();
      hasty = false;
    },

    setDraft(draft) {
      const question = questionOf(draft.question);
      if (question === undefined) return;
      if (isBeingAnswered(question)) return whileAsked(question, [], () => get().setDraft(draft));
      tryDraft(question, draft, draft === wanted);
    },

    commit() {
      const { draft, phase } = get();
      const question = draft === null ? undefined : questionOf(draft.question);
      if (draft === null || question === undefined || phase !== 'playing') return;
      const value = valueOf(question, draft);
      if (value !== null) give(question, value);
    },

    clear() {
      const { narrowed, draft, voice } = get();
      if (voice !== null) set({ voice: null, narrowed: null });
      else if (draft !== null) set({ draft: null, preview: null, refusal: null });
      else if (narrowed !== null) set({ narrowed: null, refusal: null, held: false });
      else set({ refusal: null, held: false, preview: null });
    },

    pick(piece) {
      const question = get().question();
      if (question === null) return;
      // A press that answers what comes next is kept; any other is no answer to a question nobody has seen.
      if (get().phase === 'telling' && optionsOn(question, piece).length === 0) return;
      if (!get().reach()) return;
      if (isBeingAnswered(question)) {
        const values = optionsOn(question, piece).map(({ option }) => option.value);
        return whileAsked(question, values, () => get().pick(piece));
      }
      const { narrowed, draft, preview } = get();
      const chosen = draft?.question === question.id ? question.options[draft.picks[0] ?? -1] : undefined;
      const again = question.form === 'one' && chosen?.touches.includes(piece) === true;
      if (again && hasty) return;
      if (again && preview !== null) return get().commit();
      const target =
        narrowed === null || narrowed === piece ? [] : goingWith(get(), question, narrowed, piece);
      const all = target.length > 0 ? target : optionsOn(question, piece);
      // The bulb is on it: what it marks is chosen.
      const { hinted, guide, pointless } = get();
      const marked = hinted === null || guide !== null ? [] : optionsIn(question, hinted);
      const meant = question.form === 'one' ? all.find(({ at }) => marked.includes(at)) : undefined;
      if (meant !== undefined && narrowed !== piece) {
        if (target.length === 0) set({ narrowed: null }); // What was pressed before is put down.
        return get().choose(meant.at, question);
      }
      const found = sensibleOf(all, question, pointless);
      if (found.length === 1) return get().choose(nth(found, 0).at, question);
      if (found.length > 1)
        return set({ narrowed: piece, draft: null, preview: null, refusal: null, rule: null });
      if (get().guide !== null) return set({ held: true });
      const blocked = question.blocked.find((one) => one.touches.includes(piece));
      if (blocked === undefined) return whyNot(question, piece);
      const { code, rule, data } = blocked;
      get().explain({ refused: true, code, rule, data }, piece);
    },

    explain(refusal, piece) {
      const question = get().question();
      const wanted = get().hinted;
      const instead =
        question === null || piece === undefined ? null : nearestAct(question, piece, wanted, farFrom(piece));
      set({ refusal, instead, ...(refusal.rule === null ? {} : { rule: refusal.rule }) });
    },

    hint() {
      const question = get().question();
      if (question === null) return;
      const asked = asksFor(get().guide, question);
      if (asked !== null) return set({ hinted: asked.value, reason: null, weighed: null, found: false });
      inTurn(async () => {
        // It was answered meanwhile: a hint is about what is asked now.
        if (get().question()?.id !== question.id) return get().hint();
        const { draft } = get();
        const hint = await host.hint(question.id);
        const [hinted, reason] = [hint?.value ?? null, hint?.reason ?? null];
        // What was in hand is put back, and its menu with it: words and marks are about everything that can be done.
        const isInHand = question.form === 'one' && get().draft === draft; // Not what was chosen meanwhile.
        const inHand = isInHand ? { draft: null, preview: null, narrowed: null } : {};
        set({ ...inHand, hinted, reason, weighed: null, found: false, refusal: null, instead: null });
        if (hinted !== null && !hurried()) weigh(question).catch(fail);
      });
    },

    guideBy: (guide) => set({ guide, hinted: null, held: false }),
    speakOf: (about) => set({ about }),
  };
}
