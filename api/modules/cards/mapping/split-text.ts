type Fits = (part: string) => boolean;

/** Places after which a text may be divided, in order of preference. */
const DIVISIONS = [/\n[^\S\n]*\n/gu, /\n/gu, /[.!?…]["”’*)]?\s|[。！？]/gu, /\s/gu];
/** More code units than the graphemes of any name or word have. */
const MAX_GRAPHEME = 64;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Divides a text into parts that fit, at paragraphs if possible and within words only if necessary. */
export function splitText(text: string, fits: Fits): string[] {
  const parts: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const end = findEnd(rest, fits);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return parts;
}

/** The beginning of a text that fits. */
export function shortenText(text: string, fits: Fits): string {
  const whole = text.trim();
  return whole.slice(0, findEnd(whole, fits)).trim();
}

/** The end of the longest part that fits, at the best place to divide. A grapheme is never divided. */
function findEnd(text: string, fits: Fits): number {
  const length = countFitting(text, fits);
  if (length === text.length) return length;
  const part = text.slice(0, length);
  for (const division of DIVISIONS) {
    const last = Array.from(part.matchAll(division)).at(-1);
    if (last !== undefined) return last.index + last[0].length;
  }
  const ends = Array.from(
    graphemes.segment(text.slice(0, length + MAX_GRAPHEME)),
    ({ index }) => index,
  ).slice(1);
  return ends.findLast((end) => end <= length) ?? ends[0] ?? text.length;
}

/** The most characters that fit; looks ahead in doubling steps, because measuring takes time linear in the text. */
function countFitting(text: string, fits: Fits): number {
  const isFitting = (length: number) => fits(text.slice(0, length).trim());
  let [low, high] = [0, 64];
  while (high < text.length && isFitting(high)) [low, high] = [high, high * 2];
  high = Math.min(high, text.length);
  if (isFitting(high)) return high;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  return low;
}
