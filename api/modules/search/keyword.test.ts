import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatKeyword, parseKeyword, type Term } from './keyword.ts';

const plain = { field: 'any', exact: false, exclude: false };

describe('parseKeyword', () => {
  test('distinguishes fields, exclusions and phrases', () => {
    expect(parseKeyword('tag:vampire author:mara -horror "exact words" moon')).toEqual([
      { ...plain, field: 'tag', text: 'vampire' },
      { ...plain, field: 'author', text: 'mara' },
      { ...plain, text: 'horror', exclude: true },
      { ...plain, text: 'exact words', exact: true },
      { ...plain, text: 'moon' },
    ]);
  });

  test('applies a field and a minus to a phrase', () => {
    expect(parseKeyword('-tag:"slow burn"')).toEqual([
      { field: 'tag', text: 'slow burn', exact: true, exclude: true },
    ]);
  });

  test('ignores the case of field names and accepts curly quotes', () => {
    expect(parseKeyword('TAG:sea \u201clow tide\u201d')).toEqual([
      { ...plain, field: 'tag', text: 'sea' },
      { ...plain, text: 'low tide', exact: true },
    ]);
  });

  test('extends an unclosed quote to the end and keeps hyphens inside words', () => {
    expect(parseKeyword('half-light "no way out')).toEqual([
      { ...plain, text: 'half-light' },
      { ...plain, text: 'no way out', exact: true },
    ]);
  });

  test('treats an unknown field as part of a word', () => {
    expect(parseKeyword('colour:red')).toEqual([{ ...plain, text: 'colour:red' }]);
  });

  test.each(['', '   ', '""', '-', '-""', '!!! & | ()', '\u{1f480}', '\u0000'])(
    'returns no terms for %j',
    (keyword) => {
      expect(parseKeyword(keyword)).toEqual([]);
    },
  );

  describe('for any text', () => {
    test('returns terms with a letter or digit and without characters that the database cannot store', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keyword) => {
          const texts = parseKeyword(keyword).map(({ text }) => text);
          expect(
            texts.filter((text) => !/[\p{L}\p{N}]/u.test(text) || /[\p{Cc}\p{Cs}"]/u.test(text)),
          ).toEqual([]);
        }),
      );
    });

    test('restores terms formatted by formatKeyword', () => {
      const term = fc.record({
        text: fc.stringMatching(/^[a-z][a-z ]{0,10}[a-z]$/),
        field: fc.constantFrom<Term['field']>('any', 'title', 'tag', 'author'),
        exact: fc.constant(true),
        exclude: fc.boolean(),
      });
      fc.assert(
        fc.property(fc.array(term), (terms) => {
          expect(parseKeyword(formatKeyword(terms))).toEqual(terms);
        }),
      );
    });
  });
});
