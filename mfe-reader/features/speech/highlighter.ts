import type { Sentence } from '../text/sentences.ts';

/** How the page tells which sentence is read. */
export interface Marking {
  draw(messageId: string, sentence: Sentence | null): void;
  /** Brings it in sight; `before` is the sentence read before it. */
  show(messageId: string, sentence: Sentence, before: Sentence | null): void;
}
