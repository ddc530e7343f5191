import { isAdult } from '@storyloom/contract/stories/ratings';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import type { ListedStory } from '../story-card/listed-story.ts';
import { splitSentences } from '../text/sentences.ts';

/** The first story that everybody may read and that the visitor has not begun. */
export function pickBeginning(
  stories: readonly ListedStory[],
  begunIds: readonly string[],
): ListedStory | undefined {
  return stories.find(
    ({ id, access, rating }) => access === 'ALL' && !isAdult(rating) && !begunIds.includes(id),
  );
}

/** Most characters of the last line, unless its last sentence is longer. */
const LINE_LENGTH = 150;
/** Characters of a sentence that says something alone. */
const SHORT = 12;

/** The last sentences of an opening scene, with typographic quotation marks. */
export function lastLine(opening: string): string {
  const sentences = splitSentences(opening).map(({ text }) => text);
  let line = sentences.at(-1) ?? '';
  for (let from = sentences.length - 2; from >= 0; from--) {
    const longer = sentences.slice(from).join(' ');
    if (longer.length > LINE_LENGTH) break;
    // “Twice.” needs the sentence before it.
    if ((sentences[from]?.length ?? 0) >= SHORT) line = longer;
  }
  return curlQuotes(line);
}
