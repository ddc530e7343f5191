const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Abbreviations that do not end a sentence. */
const abbreviation = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sr|Jr|vs|No|\p{Lu})\.\s*$/u;

/** ASCII text without a full stop, question or exclamation mark before its end. */
const oneSentence = /^(?=.*\S)[ "-\-/->@-~]*[.?!]?\s*$/;

/** Splits text of any script into trimmed sentences; line breaks end a sentence. */
export function splitSentences(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    if (oneSentence.test(line)) return [line.trim()];
    const found: string[] = [];
    for (const { segment } of segmenter.segment(line)) {
      const last = found.at(-1);
      if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = last + segment;
      else found.push(segment);
    }
    return found.map((one) => one.trim()).filter((one) => one !== '');
  });
}
