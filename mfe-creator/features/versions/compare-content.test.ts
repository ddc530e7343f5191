import { describe, expect, it } from 'vitest';
import { compareContent } from './compare-content.ts';

describe('compareContent', () => {
  it('compares the words of each field that differs', () => {
    const before = { title: 'Salt', main: { name: 'Mara', profile: 'A pilot.' }, summary: 'Same.' };
    const after = { ...before, main: { name: 'Mara', profile: 'A harbour pilot.' } };
    expect(compareContent(before, after)).toEqual([
      {
        path: 'main.profile',
        parts: [
          { kind: 'same', text: 'A ' },
          { kind: 'added', text: 'harbour ' },
          { kind: 'same', text: 'pilot.' },
        ],
      },
    ]);
  });

  it('compares characters one by one, and tags as a list', () => {
    const before = { supporting: [{ name: 'Oda' }], tags: ['sea'] };
    const after = { supporting: [{ name: 'Oda' }, { name: 'Ben' }], tags: ['sea', 'fog'] };
    expect(compareContent(before, after).map(({ path }) => path)).toEqual(['supporting.1.name', 'tags']);
  });
});
