import { describe, expect, test } from 'vitest';
import { exportChoices, fileName } from './export-choices.ts';
import { groupNotes } from './report.model.ts';

describe('groupNotes', () => {
  test('lists refused parts first and omits empty groups', () => {
    const note = { text: 'A', names: [], count: 1 };
    const groups = groupNotes(
      [
        { ...note, outcome: 'kept' },
        { ...note, outcome: 'split' },
        { ...note, outcome: 'refused' },
        { ...note, outcome: 'shortened' },
      ],
      true,
    );
    expect(groups.map(({ title, notes }) => [title, notes.length])).toEqual([
      ['Left out', 1],
      ['Shortened or split', 2],
      ['Kept, but not used', 1],
    ]);
  });
});

describe('exportChoices', () => {
  test('says how much of a story the file contains', () => {
    expect(exportChoices.find(({ format }) => format === 'STORY')?.about).toBe(
      'Everything here, with the latest 30 versions and up to 60 pictures.',
    );
  });
});

describe('fileName', () => {
  test.each([
    ['The Salt Clock', 'PNG', 'The Salt Clock.png'],
    ['../etc/passwd: "x"', 'STORY', 'etc passwd x.storyloom'],
    ['灯台', 'JSON_V2', '灯台.json'],
    ['???', 'CHARX', 'story.charx'],
  ] as const)('for %s as %s is %s', (title, format, expected) => {
    expect(fileName(title, format)).toBe(expected);
  });
});
