import { storyStatuses } from '@storyloom/contract/entities/story-status';
import { expect, it } from 'vitest';
import { readingPath, statusWords, workTitle } from './works.model.ts';

it('has words for every status', () => {
  expect(Object.keys(statusWords)).toEqual([...storyStatuses]);
});

it('leads only to works that somebody can read', () => {
  const paths = storyStatuses.map((status) => [status, readingPath({ status, slug: 'a1-ferry' })]);
  expect(Object.fromEntries(paths)).toEqual({
    DRAFT: null,
    PUBLISHED: '/read/a1-ferry',
    UNLISTED: '/read/a1-ferry',
    DELETED: null,
  });
});

it('calls a work without a title something', () => {
  expect(workTitle({ title: '  ' })).toBe('Untitled');
  expect(workTitle({ title: 'The Last Ferry' })).toBe('The Last Ferry');
});
