import { segmentSentences } from '@storyloom/ui/speech/segment-sentences';
import { parseSpans, splitParagraphs } from './format.ts';

/** A sentence of a reply: index of its paragraph, and offsets in the rendered text of that paragraph. */
export interface Sentence {
  paragraph: number;
  from: number;
  to: number;
  text: string;
}

/** The sentences of a reply in order, without emphasis marks. Parts without a letter or digit are left out. */
export function splitSentences(text: string): Sentence[] {
  return splitParagraphs(text).flatMap((line, paragraph) => {
    const drawn = parseSpans(line)
      .map((span) => span.text)
      .join('');
    return segmentSentences(drawn)
      .map(({ segment, index }) => {
        const words = segment.trim();
        const from = index + segment.indexOf(words);
        return { paragraph, from, to: from + words.length, text: words };
      })
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
  });
}
