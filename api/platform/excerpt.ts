/** Characters of a message to read for an excerpt, including removed markup. */
export const EXCERPT_SOURCE = 400;
const MAX_LENGTH = 160;
/** A word that starts before this is cut within rather than dropped. */
const MIN_LENGTH = 120;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The start of a message as one plain line without emphasis, cut between words and never within a grapheme. */
export function toExcerpt(text: string): string {
  const line = text
    .replaceAll(/(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= MAX_LENGTH) return line;
  let end = 0;
  for (const { index, segment } of graphemes.segment(line)) {
    if (index + segment.length > MAX_LENGTH - 1) break;
    end = index + segment.length;
  }
  const space = line.slice(0, end + 1).lastIndexOf(' ');
  return `${line.slice(0, space >= MIN_LENGTH ? space : end).trimEnd()}…`;
}
