import { parseText } from '@storyloom/ui/story-text/format';
import { describe, expect, it } from 'vitest';
import { markGestures } from './speech.ts';

/** The text with gestures in brackets. */
const marked = (text: string, options = {}) =>
  markGestures(parseText(text, options))
    .map(({ spans }) => spans.map(({ text, isGesture }) => (isGesture ? `[${text}]` : text)).join(''))
    .join('\n');

describe('markGestures', () => {
  it('takes what is outside of quotation marks for gestures', () => {
    expect(marked('She nods. "Yes," says *Zsófia*, "I *do*."\nThe clock strikes.')).toBe(
      '[She nods. ]“Yes,”[ says ][Zsófia][, ]“I do.”\n[The clock strikes.]',
    );
  });

  it('takes emphasis for gestures in a reply without quotation marks', () => {
    expect(marked('*smiles* Come in. *sits*')).toBe('[smiles] Come in. [sits]');
  });

  it('takes emphasis for gestures in such a reply that quotes somebody once', () => {
    expect(marked('*smiles* Come in.\nHe called me “friend” once.\n*sits* Well?')).toBe(
      '[smiles] Come in.\nHe called me “friend” once.\n[sits] Well?',
    );
  });

  it('takes a quotation that still grows for speech', () => {
    expect(marked('She nods. "Yes, I', { isGrowing: true })).toBe('[She nods. ]“Yes, I');
  });
});
