import { storyStatuses } from '@storyloom/contract/stories/entities/story-status';
import { describe, expect, it } from 'vitest';
import { readPath, statusBadges, workTitle } from './works.model.ts';

describe('statusBadges', () => {
  it('has a badge for every status', () => {
    expect(Object.keys(statusBadges)).toEqual([...storyStatuses]);
  });
});

describe('readPath', () => {
  it('is null for works that cannot be read', () => {
    const paths = storyStatuses.map((status) => [status, readPath({ status, slug: 'a1-ferry' })]);
    expect(Object.fromEntries(paths)).toEqual({
      DRAFT: null,
      PUBLISHED: '/read/a1-ferry',
      UNLISTED: '/read/a1-ferry',
      DELETED: null,
    });
  });
});

describe('workTitle', () => {
  it('replaces a blank title', () => {
    expect(workTitle({ title: '  ' })).toBe('Untitled');
    expect(workTitle({ title: 'The Last Ferry' })).toBe('The Last Ferry');
  });
});
