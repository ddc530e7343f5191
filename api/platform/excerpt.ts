/** Enough of a message for a line of it, whatever is taken out. */
export const EXCERPT_SOURCE = 400;
const MOST = 160;
/** A list's line may lose its last word to the cut, not most of itself to one long word. */
const LEAST = 120;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first words of a message as one plain line: without stars of emphasis, cut between words and never in a letter. */
export function toExcerpt(text: string): string {
  const line = text
    .replaceAll(/(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= MOST) return line;
  let end = 0;
  for (const { index, segment } of letters.segment(line)) {
    if (index + segment.length > MOST - 1) break;
    end = index + segment.length;
  }
  const space = line.slice(0, end + 1).lastIndexOf(' ');
  return `${line.slice(0, space >= LEAST ? space : end).trimEnd()}…`;
}
