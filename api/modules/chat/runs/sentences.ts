const END = /[.!?…]+["”’')\]]*(?=\s|$)|[。！？]+[」』]*|\n/g;
/** A full stop at the very end may go on: 3.14. */
const ENDED = /[.!?…]["”’')\]]*\s|[。！？\n]/;

/** The marks that end a sentence are hardly more. */
export const MARKS = 4;

/** Whether a sentence ended with a piece; `before` is the end of what came before it. */
export function sentenceEnded(before: string, piece: string): boolean {
  return ENDED.test(/\s/.test(piece[0] ?? '') ? before + piece : piece);
}

/** Where sentences end, in their order. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(END)].map(({ index, 0: marks }) => index + marks.length);
}

/** Where the last sentence ends that ends after `from`; null when none does. */
export function lastSentenceEnd(text: string, from: number): number | null {
  const start = Math.max(0, from - MARKS);
  const end = start + (sentenceEnds(text.slice(start)).at(-1) ?? 0);
  return end > from ? end : null;
}
