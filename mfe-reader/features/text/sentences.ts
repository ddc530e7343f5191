import { paragraphsOf, stretchesOf } from './format.ts';

/** A sentence of a reply as it stands on the page: which paragraph, and where in its drawn text. */
export interface Sentence {
  paragraph: number;
  from: number;
  to: number;
  text: string;
}

/** Older browsers have no segmenter: they read paragraph by paragraph. */
function partsOf(text: string): { segment: string; index: number }[] {
  if (typeof Intl.Segmenter === 'undefined') return [{ segment: text, index: 0 }];
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
}

/** The sentences of a reply in order, without the signs that only mark emphasis. */
export function sentencesOf(text: string): Sentence[] {
  return paragraphsOf(text).flatMap((line, paragraph) => {
    const drawn = stretchesOf(line)
      .map((stretch) => stretch.text)
      .join('');
    return partsOf(drawn)
      .map(({ segment, index }) => {
        const words = segment.trim();
        const from = index + segment.indexOf(words);
        return { paragraph, from, to: from + words.length, text: words };
      })
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
  });
}
