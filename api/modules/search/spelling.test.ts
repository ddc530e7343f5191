import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKeyword } from './keyword.ts';
import {
  correctTerms,
  editDistance,
  preferFound,
  selectClosest,
  selectClosestPrefix,
  selectCorrectable,
  selectLoosely,
} from './spelling.ts';

describe('spelling correction', () => {
  test.each([
    ['vampyre', 'vampire', 1],
    ['vmapire', 'vampire', 1],
    ['lighthose', 'lighthouse', 1],
    ['dragoon', 'dragon', 1],
    ['sea', 'sea', 0],
    ['', 'sea', 3],
  ])('counts the edits between %j and %j: %i', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
  });

  test('has a symmetric edit distance that is 0 for equal words only', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test('allows one edit in short words and two in long words, and completes prefixes', () => {
    expect(selectClosest('drgn', ['dragon', 'drag'])).toEqual([]);
    expect(selectClosest('lihgthose', ['lighthouse', 'light'])).toEqual(['lighthouse']);
    expect(selectClosest('vamp', ['vampires', 'vampire', 'damp'])).toEqual(['damp', 'vampire', 'vampires']);
  });

  test('allows two edits in short words and one in those of three letters, if asked to', () => {
    expect(selectLoosely('trane', ['train', 'brain', 'tale', 'trance'])).toEqual(['trance', 'train']);
    expect(selectLoosely('lpu', ['lupu', 'luna', 'opus'])).toEqual(['lupu']);
    expect(
      selectLoosely(
        'trane',
        Array.from({ length: 60 }, () => 'train'),
      ),
    ).toHaveLength(20);
  });

  test('prefers the correction that was found, whatever its accents and capitals', () => {
    const corrections = new Map([['trane', ['trance', 'train', 'trame']]]);
    expect(preferFound(corrections, ['Night Tráin']).get('trane')).toEqual(['train', 'trance', 'trame']);
    expect(preferFound(corrections, []).get('trane')).toEqual(['trance', 'train', 'trame']);
  });

  test('completes words of three letters but does not edit them', () => {
    expect(selectClosest('sad', ['said', 'sand', 'sadness'])).toEqual(['sadness']);
  });

  test('prefers words with the same first letter', () => {
    expect(selectClosest('scarry', ['carry', 'scary'])).toEqual(['scary', 'carry']);
  });

  test('compares only the beginnings of words while typing, and requires the same first letter', () => {
    expect(selectClosestPrefix('vampy', ['vampires', 'damp', 'vamoose'])).toEqual(['vampires']);
    expect(selectClosestPrefix('lihgth', ['lighthouse', 'height'])).toEqual(['lighthouse']);
  });

  test('replaces misspelled words with the most likely correction, except quoted and excluded ones', () => {
    const meant = new Map([['hte', ['the', 'he']]]);
    expect(correctTerms(parseKeyword('hte "hte" -hte sea'), meant).map(({ text }) => text)).toEqual([
      'the',
      'hte',
      'hte',
      'sea',
    ]);
  });

  test('never corrects quoted or excluded words', () => {
    expect(selectCorrectable(parseKeyword('moon "hte sea" -horor tag:vampyre 1690 moon'))).toEqual([
      'moon',
      'vampyre',
    ]);
  });

  test('suggests at most five words, the closest first, and equal ones by name', () => {
    const known = ['seals', 'seal', 'seam', 'sear', 'seat', 'seas', 'sea'];
    expect(selectClosest('seax', known)).toEqual(['sea', 'seal', 'seam', 'sear', 'seas']);
    expect(selectClosestPrefix('seax', known)).toEqual(['sea', 'seal', 'seals', 'seam', 'sear']);
  });

  test('allows two edits from six letters on', () => {
    expect(selectClosest('dragn', ['dragon', 'dragoon'])).toEqual(['dragon']);
    expect(selectClosest('dragno', ['dragon', 'dragoon'])).toEqual(['dragon', 'dragoon']);
  });

  test('corrects words of 3 to 40 letters', () => {
    const text = ['ab', 'abc', 'x'.repeat(40), 'y'.repeat(41), "don't"].join(' ');
    expect(selectCorrectable(parseKeyword(text))).toEqual(['abc', 'x'.repeat(40)]);
  });
});
