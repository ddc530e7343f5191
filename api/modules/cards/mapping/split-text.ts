const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Separators at which a text may be divided, in order of preference. A separator stays with the piece before it. */
const DIVISIONS: readonly ((text: string) => string[])[] = [
  (text) => text.split(/(?<=\n[^\S\n]*\n)/u),
  (text) => text.split(/(?<=\n)/u),
  (text) => text.split(/(?<=[.!?…]["”’*)]?\s)|(?<=[。！？])/u),
  (text) => text.split(/(?<=\s)/u),
  (text) => Array.from(graphemes.segment(text), ({ segment }) => segment),
];

/**
 * Divides a text into as few fitting parts as possible, at paragraphs if possible and within words only if
 * necessary.
 */
export function splitText(text: string, fits: (part: string) => boolean): string[] {
  return divide(text.trim(), fits, 0)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The beginning of a text that fits. */
export function shortenText(text: string, fits: (part: string) => boolean): string {
  return splitText(text, fits)[0] ?? '';
}

function divide(text: string, fits: (part: string) => boolean, level: number): string[] {
  const division = DIVISIONS[level];
  if (fits(text.trim()) || division === undefined) return [text];
  const pieces = division(text);
  const parts: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    const taken = countFitting(pieces, from, fits);
    if (taken > 0) parts.push(pieces.slice(from, from + taken).join(''));
    else parts.push(...divide(pieces[from] ?? '', fits, level + 1));
    from += Math.max(1, taken);
  }
  return parts;
}

/**
 * Counts the pieces from an index on that fit together; looks ahead in doubling steps, because measuring takes
 * time linear in the text.
 */
function countFitting(pieces: string[], from: number, fits: (part: string) => boolean): number {
  const isFitting = (count: number) =>
    fits(
      pieces
        .slice(from, from + count)
        .join('')
        .trim(),
    );
  let low = 0;
  let high = 1;
  while (high <= pieces.length - from && isFitting(high)) {
    low = high;
    high *= 2;
  }
  high = Math.min(high, pieces.length - from + 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  return low;
}
