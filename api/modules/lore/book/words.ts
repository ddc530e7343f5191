const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const ascii = /^[\x20-\x7e\n]*$/;
/** The word boundaries of Unicode for ASCII text, found in a tenth of the time. */
const asciiWord = /\w+(?:(?:(?<=[a-z])['.:](?=[a-z])|(?<=\d)['.,;](?=\d))\w+)*/gi;

/** Splits text by Unicode word boundaries; “Bram's” is one word. */
export function splitWords(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord)?.filter((word) => word !== '_') ?? [];
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
  return words;
}

/** “Bram” of “Bram's”. */
export function withoutPossessive(word: string): string {
  return word.length > 2 && word.endsWith("'s") ? word.slice(0, -2) : word;
}
