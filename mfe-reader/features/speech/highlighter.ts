import type { Sentence } from '../text/sentences.ts';

/** Shows on the page which sentence is spoken. */
export interface Highlighter {
  /** Null removes the highlight. */
  highlight(messageId: string, sentence: Sentence | null): void;
  /** Scrolls the sentence into view, unless the reader has scrolled away from `previous`. */
  reveal(messageId: string, sentence: Sentence, previous: Sentence | null): void;
}
