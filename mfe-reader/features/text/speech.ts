import { type Block, cutSpans, type TextSpan } from '@storyloom/ui/story-text/format';

/** A span of a character's reply; a gesture is what they do, not say. */
export interface SpokenSpan extends TextSpan {
  isGesture: boolean;
}

/**
 * Tells a character's gestures from their speech: with quotation marks, everything outside of them; without, what is
 * emphasized, as models write it: “*smiles* Come in.”
 */
export function markGestures(blocks: readonly Block[]): (Omit<Block, 'spans'> & { spans: SpokenSpan[] })[] {
  const isQuoted = blocks.some(({ spans }) => spans.some(({ text }) => text.includes('“')));
  return blocks.map((block) => {
    let isSpeech = false;
    const marks = block.spans.flatMap(({ at, text }) =>
      [...text.matchAll(/[“”]/g)].map(({ index, 0: mark }) => at + index + Number(mark === '”')),
    );
    const spans = cutSpans(block.spans, marks).map((span) => {
      if (span.text.startsWith('“')) isSpeech = true;
      const isGesture = isQuoted ? !isSpeech : span.isEmphasized;
      if (span.text.endsWith('”')) isSpeech = false;
      return { ...span, isGesture };
    });
    return { ...block, spans };
  });
}
