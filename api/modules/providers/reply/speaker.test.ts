import { describe, expect, it } from 'vitest';
import { createSpeakerFilter } from './speaker.ts';

/** The text that is shown of a reply of Zsófia's, in pieces of each size. */
function shown(text: string, name: string | undefined = 'Zsófia'): Set<string> {
  const sizes = Array.from({ length: text.length }, (_, at) => at + 1);
  return new Set(
    sizes.map((size) => {
      const filter = createSpeakerFilter(name);
      const pieces = text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
      return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
    }),
  );
}

describe('createSpeakerFilter', () => {
  it.each([
    ['Zsófia: Come in.', 'Come in.'],
    ['**Zsófia:** “Come in.”', '“Come in.”'],
    ['\n*ZSÓFIA* : *smiles*', '*smiles*'],
    ['Zsófia looks up: “You.”', 'Zsófia looks up: “You.”'],
    ['Zsófia', 'Zsófia'],
    ['She looks up. Zsófia: no.', 'She looks up. Zsófia: no.'],
  ])('reads %j', (text, expected) => {
    expect(shown(text)).toEqual(new Set([expected]));
  });

  it('leaves the text of a story, which has no speaker', () => {
    const filter = createSpeakerFilter(undefined);
    expect(filter.push('Zsófia: Come in.')).toBe('Zsófia: Come in.');
  });
});
