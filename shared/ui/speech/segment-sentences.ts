/** The sentences of a text with their positions. Without `Intl.Segmenter` (older browsers) it is one sentence. */
export function segmentSentences(text: string): { segment: string; index: number }[] {
  if (typeof Intl.Segmenter === 'undefined') return [{ segment: text, index: 0 }];
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
}
