import type { Scene } from '@storyloom/ports/scene';

export type Tense = 'past' | 'present';

const past =
  /\b(was|were|had|did|said|went|came|took|found|knew|saw|told|stood|gave|left|felt|thought|made|kept|began|lay|sat|got)\b/giu;
/** Counts half, because many of these words are adjectives. */
const ending = /\b\p{L}{3,}ed\b/giu;
const present =
  /\b(is|are|am|has|have|does|do|says|asks|goes|comes|stands|lies|sits|looks|takes|gives|makes|keeps|opens|turns|shows|removes|leans|waits|stops|tips|hands|smells|wakes?|knows?|hears?|sees?|counts?|reads?|finds?|(?:you|I)\s+(?:count|wake|ask|look|see|hear|stand|find|open|go|come|know|read|take|hold|sit|lie|feel|smell))\b/giu;

/** The tense of the opening's narration, without its speech. */
export function detectTense({ opening }: Pick<Scene, 'opening'>): Tense {
  const narration = opening.replaceAll(/"[^"]*"|“[^”]*”/g, ' ');
  const count = (pattern: RegExp) => narration.match(pattern)?.length ?? 0;
  return 2 * count(present) > 2 * count(past) + count(ending) ? 'present' : 'past';
}
