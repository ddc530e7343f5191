import { type Block, cutSpans, type TextSpan } from '@storyloom/ui/story-text/format';

/** A span of a character's reply; a gesture is what they do, not say. */
export interface SpokenSpan extends TextSpan {
  isGesture: boolean;
}

/** “*smiles* Come in.” */
const beginsWithGesture = ({ spans: [first, next] }: Block) =>
  first?.isEmphasized === true && next !== undefined && /^\s*[^\s“]/u.test(next.text);

/**
 * Tells a character's gestures from their speech: where speech has quotation marks, everything outside of them; else what is
 * emphasized, as models write it: “*smiles* Come in.” Such a reply may quote somebody, too.
 */
export function markGestures(blocks: readonly Block[]): (Omit<Block, 'spans'> & { spans: SpokenSpan[] })[] {
  const quoted = blocks.filter(({ spans }) => spans.some(({ text }) => text.includes('“')));
  const isQuoted = quoted.length > blocks.filter(beginsWithGesture).length;
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
