const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits text by Unicode word boundaries; “Bram's” is one word. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
  return words;
}

/** “Bram” of “Bram's”. */
export function withoutPossessive(word: string): string {
  return word.length > 2 && word.endsWith("'s") ? word.slice(0, -2) : word;
}
