import type { Memory } from '../../../messages/messages.service.ts';
import { runWithin } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';

/** What happened from one depth of a path to another, told short. */
export interface Chapter {
  fromDepth: number;
  toDepth: number;
  text: string;
}

/** What a story remembers at a place in its tree. */
export interface StoryMemory {
  /** Oldest first, without gaps. */
  chapters: readonly Chapter[];
  /** Facts the reader pinned in the save. */
  facts: readonly string[];
  /** What the end of the path speaks of, best first. */
  moments: readonly Memory[];
}

/** The newest chapters that fit, oldest first; the path need not repeat what is told up to `coveredDepth`. */
export function chaptersWithin(chapters: readonly Chapter[], budget: number, count: CountTokens) {
  const newestFirst = chapters.toReversed();
  const kept = runWithin(newestFirst, budget - count(CHAPTERS), count).reverse();
  const text = kept.length === 0 ? '' : [CHAPTERS, ...kept.map((one) => one.text)].join('\n\n');
  return { text, coveredDepth: kept.at(-1)?.toDepth ?? -1 };
}

const CHAPTERS = 'What happened so far:';

/** A reader's facts, all of them: they are few and short by the limits of a save. */
export function factsText(facts: readonly string[]): string {
  return facts.length === 0
    ? ''
    : `Never contradict these facts:\n${facts.map((fact) => `- ${fact}`).join('\n')}`;
}
