const END = /[.!?…]+["”’')\]]*(?=\s|$)|[。！？]+[」』]*|\n/g;
/** A full stop at the very end may be a decimal point: 3.14. */
const ENDED = /[.!?…]["”’')\]]*\s|[。！？\n]/;

/** Number of punctuation characters to look back over; sentences hardly ever end with more. */
export const MAX_MARKS = 4;

/** True if a sentence ends in the piece; `before` is the end of the text before it. */
export function endsSentence(before: string, piece: string): boolean {
  return ENDED.test(/\s/.test(piece[0] ?? '') ? before + piece : piece);
}

/** The offsets where sentences end, ascending. */
export function findSentenceEnds(text: string): number[] {
  return [...text.matchAll(END)].map(({ index, 0: marks }) => index + marks.length);
}

/** The offset of the last sentence end after `from`; null if there is none. */
export function lastSentenceEnd(text: string, from: number): number | null {
  const start = Math.max(0, from - MAX_MARKS);
  const end = start + (findSentenceEnds(text.slice(start)).at(-1) ?? 0);
  return end > from ? end : null;
}
