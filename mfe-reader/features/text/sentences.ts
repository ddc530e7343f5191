import { segmentSentences } from '@storyloom/ui/speech/segment-sentences';
import { plainParagraphs } from '@storyloom/ui/story-text/format';

/** A sentence of a reply: index of its paragraph, and offsets in the rendered text of that paragraph. */
export interface Sentence {
  paragraph: number;
  from: number;
  to: number;
  text: string;
}

/** The sentences of a reply in order, without marks. Parts without a letter or digit are left out. */
export function splitSentences(text: string, isWhole = true): Sentence[] {
  return plainParagraphs(text, { isGrowing: !isWhole }).flatMap((drawn, paragraph) => {
    return segmentSentences(drawn)
      .map(({ segment, index }) => {
        const text = segment.trim();
        const from = index + segment.indexOf(text);
        return { paragraph, from, to: from + text.length, text };
      })
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
  });
}
