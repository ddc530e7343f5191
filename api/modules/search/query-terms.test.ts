import { describe, expect, test } from 'vitest';
import { parseKeyword } from './keyword.ts';
import {
  noCorrections,
  toAnyQuery,
  toPrefixQuery,
  toQuery,
  toTermsByWeight,
  toTitlePrefixQuery,
} from './query-terms.ts';

const corrections = new Map([
  ['hte', ['the', 'he']],
  ['vampyre', ['vampire']],
]);

describe('toQuery', () => {
  test('adds corrections to wanted words, not to quoted and excluded ones', () => {
    expect(toQuery(parseKeyword('hte "hte" -hte tag:vampyre'), corrections)).toEqual({
      wanted: [
        { texts: ['hte', 'the', 'he'], marks: '', exact: false },
        { texts: ['hte'], marks: '', exact: true },
        { texts: ['vampyre', 'vampire'], marks: 'B', exact: false },
      ],
      unwanted: [{ texts: ['hte'], marks: '', exact: false }],
    });
  });
});

describe('toTermsByWeight', () => {
  test('applies words without a field to every field, and others to theirs alone', () => {
    const byWeight = (keyword: string) =>
      toTermsByWeight(toQuery(parseKeyword(keyword), noCorrections)).map(({ weights, terms }) => [
        weights,
        terms.map(({ texts, marks }) => [...texts, marks].join('')),
      ]);
    expect(byWeight('sea fog')).toEqual([['ABCD', ['sea', 'fog']]]);
    expect(byWeight('sea title:salt tag:fog author:mara')).toEqual([
      ['A', ['sea', 'salt']],
      ['B', ['sea', 'fog']],
      ['C', ['sea', 'mara']],
      ['D', ['sea']],
    ]);
  });
});

describe('toAnyQuery', () => {
  test('has all words and their corrections as alternatives of one term in any field', () => {
    const { wanted, unwanted } = toAnyQuery(parseKeyword('tag:hte sea -fog'), corrections);
    expect(wanted).toEqual([{ texts: ['hte', 'the', 'he', 'sea'], marks: '', exact: false }]);
    expect(unwanted).toEqual([{ texts: ['fog'], marks: '', exact: false }]);
  });
});

describe('toPrefixQuery', () => {
  test('makes every wanted word a prefix, in its field', () => {
    const { wanted } = toPrefixQuery(parseKeyword('sea tag:vampyre'), corrections);
    expect(wanted.map(({ texts, marks }) => [texts, marks])).toEqual([
      [['sea'], '*'],
      [['vampyre', 'vampire'], '*B'],
    ]);
  });

  test('keeps excluded words whole', () => {
    const { unwanted } = toPrefixQuery(parseKeyword('sea -tag:fog'), corrections);
    expect(unwanted).toEqual([{ texts: ['fog'], marks: 'B', exact: false }]);
  });
});

describe('toTitlePrefixQuery', () => {
  test('has the prefixes of all words as alternatives in the title alone', () => {
    const { wanted, unwanted } = toTitlePrefixQuery(parseKeyword('tag:hte sea -fog'), corrections);
    expect(wanted).toEqual([{ texts: ['hte', 'the', 'he', 'sea'], marks: '*A', exact: false }]);
    expect(unwanted).toEqual([{ texts: ['fog'], marks: '', exact: false }]);
  });
});
