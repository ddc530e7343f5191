/** Matches what characters say: “…” or "…", up to the end of the paragraph if it is not closed. */
export const speech = /“[^”\n]*(?:”|$)|"[^"\n]*(?:"|$)/gm;

/** Returns whether a place in the text is inside of speech. */
export function speechOf(text: string): (at: number) => boolean {
  const parts = [...text.matchAll(speech)].map(({ index, 0: part }) => ({
    start: index,
    end: index + part.length,
  }));
  return (at) => parts.some(({ start, end }) => start < at && at < end);
}
