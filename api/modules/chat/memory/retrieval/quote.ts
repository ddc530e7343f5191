import type { Memory } from '../../../messages/messages.service.ts';

/** Longer sentences do not sound like something that is remembered. */
const MOST = 120;
const first = /^[^.!?。！？\n]+[.!?。！？]?/u;

/** The best moment that the storyteller can say back, and the reader's words of it: their first sentence. */
export function sayable(moments: readonly Memory[]): { moment: Memory; words: string } | undefined {
  return moments
    .map((moment) => ({ moment, words: first.exec(moment.turn.trim())?.[0].trim() ?? '' }))
    .find(({ words }) => words.length <= MOST && /\p{L}/u.test(words) && !/["“”«»「」]/u.test(words));
}
