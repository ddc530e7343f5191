import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKeyword, type Term, writeKeyword } from './keyword.ts';

const plain = { field: 'any', exact: false, exclude: false };

test('fields, exclusions and exact words are told apart', () => {
  expect(parseKeyword('tag:vampire author:mara -horror "exact words" moon')).toEqual([
    { ...plain, field: 'tag', text: 'vampire' },
    { ...plain, field: 'author', text: 'mara' },
    { ...plain, text: 'horror', exclude: true },
    { ...plain, text: 'exact words', exact: true },
    { ...plain, text: 'moon' },
  ]);
});

test('a field and a minus reach over words in quotes', () => {
  expect(parseKeyword('-tag:"slow burn"')).toEqual([
    { field: 'tag', text: 'slow burn', exact: true, exclude: true },
  ]);
});

test('names of fields are read in any case, curly quotes as quotes', () => {
  expect(parseKeyword('TAG:sea \u201clow tide\u201d')).toEqual([
    { ...plain, field: 'tag', text: 'sea' },
    { ...plain, text: 'low tide', exact: true },
  ]);
});

test('a quote never closed reaches to the end; a hyphen inside a word excludes nothing', () => {
  expect(parseKeyword('half-light "no way out')).toEqual([
    { ...plain, text: 'half-light' },
    { ...plain, text: 'no way out', exact: true },
  ]);
});

test('an unknown field is a word like any other', () => {
  expect(parseKeyword('colour:red')).toEqual([{ ...plain, text: 'colour:red' }]);
});

test.each(['', '   ', '""', '-', '-""', '!!! & | ()', '\u{1f480}', '\u0000'])(
  '%j asks for nothing',
  (keyword) => {
    expect(parseKeyword(keyword)).toEqual([]);
  },
);

describe('whatever is typed', () => {
  test('every term holds a letter or digit, and nothing the database cannot store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keyword) => {
        const texts = parseKeyword(keyword).map(({ text }) => text);
        expect(texts.filter((text) => !/[\p{L}\p{N}]/u.test(text) || /[\p{Cc}\p{Cs}"]/u.test(text))).toEqual(
          [],
        );
      }),
    );
  });

  test('terms written out are read back as they were', () => {
    const term = fc.record({
      text: fc.stringMatching(/^[a-z][a-z ]{0,10}[a-z]$/),
      field: fc.constantFrom<Term['field']>('any', 'title', 'tag', 'author'),
      exact: fc.constant(true),
      exclude: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(term), (terms) => {
        expect(parseKeyword(writeKeyword(terms))).toEqual(terms);
      }),
    );
  });
});
