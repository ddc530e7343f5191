import { describe, expect, test } from 'vitest';
import { createReport } from '../report.ts';
import { readOwnContent } from './to-story.ts';

function read(content: unknown) {
  const report = createReport();
  const found = readOwnContent({ storyloom: { content } }, report);
  return { found, refused: report.notes().flatMap(({ names }) => names) };
}

describe('readOwnContent', () => {
  test('takes the known fields, and keeps empty ones empty', () => {
    const content = {
      title: 'Fog',
      rating: 'PG',
      category: '',
      membersOnly: true,
      tags: ['a'],
      authorId: 'x',
    };
    expect(read(content)).toEqual({
      found: { title: 'Fog', rating: 'PG', category: '', membersOnly: true },
      refused: [],
    });
  });

  test('leaves out only the invalid values, and names their fields', () => {
    expect(read({ title: 7, rating: 'NONE', hook: 'Come.' })).toEqual({
      found: { hook: 'Come.' },
      refused: ['title', 'rating'],
    });
  });

  test('finds nothing in a card of another program', () => {
    for (const content of [undefined, null, 'Fog', [1]]) expect(read(content).found).toEqual({});
    expect(readOwnContent('text', createReport())).toEqual({});
  });
});
