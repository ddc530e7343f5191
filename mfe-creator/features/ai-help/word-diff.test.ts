import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, countChanges, diffWords } from './word-diff.ts';

describe('diffWords', () => {
  it('joins adjacent changed words into one change', () => {
    expect(diffWords('The old dog sleeps.', 'The grey cat sleeps.')).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'change', before: 'old dog', after: 'grey cat' },
      { kind: 'same', text: ' sleeps.' },
    ]);
  });

  it('returns the old text if all changes are rejected, the new one if all are accepted', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', '  ', '\n', '. ', 'é', '夜', '🙂'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(applyChanges(parts, () => false)).toBe(before);
        expect(applyChanges(parts, () => true)).toBe(after);
      }),
      { numRuns: 200 },
    );
  });
});

describe('applyChanges', () => {
  it('applies one change and rejects another', () => {
    const parts = diffWords('teh rain falls on teh roof', 'The rain falls on the roof');
    expect(countChanges(parts)).toBe(2);
    expect(applyChanges(parts, (change) => change === 1)).toBe('teh rain falls on the roof');
  });
});
