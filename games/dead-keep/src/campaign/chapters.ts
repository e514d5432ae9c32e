// DK-CAMP-01: the Chapters of the Campaign, and which Quest comes next.

import type { QuestId } from '../cards/ids.ts';

interface Chapter {
  readonly quests: readonly QuestId[];
  /** How many of them are to be won; the others are left out. */
  readonly needed: number;
  /** In the order the table likes, or one after the other. */
  readonly free: boolean;
}

const CHAPTERS: readonly Chapter[] = [
  { quests: ['Q01', 'Q02', 'Q03'], needed: 3, free: false },
  { quests: ['Q04', 'Q05'], needed: 2, free: false },
  { quests: ['Q06', 'Q07', 'Q08'], needed: 2, free: true },
  { quests: ['Q09', 'Q10'], needed: 2, free: false },
  { quests: ['Q11', 'Q12'], needed: 2, free: false },
];

/** The Chapter being played, from 1; one more than there are once everything is won. */
export function chapterOf(won: readonly QuestId[]): number {
  const open = CHAPTERS.findIndex(
    ({ quests, needed }) => quests.filter((quest) => won.includes(quest)).length < needed,
  );
  return open === -1 ? CHAPTERS.length + 1 : open + 1;
}

export const isWon = (won: readonly QuestId[]): boolean => chapterOf(won) > CHAPTERS.length;

/** The Quests that may be played next (DK-CAMP-06: in Chapter III also another one than the lost). */
export function questsNext(won: readonly QuestId[]): QuestId[] {
  const chapter = CHAPTERS[chapterOf(won) - 1];
  if (chapter === undefined) return [];
  const left = chapter.quests.filter((quest) => !won.includes(quest));
  return chapter.free ? left : left.slice(0, 1);
}
