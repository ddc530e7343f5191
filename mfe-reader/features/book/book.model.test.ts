import { expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { pageTitle } from '../text/page-title.ts';
import { pageDescription, speakerOf, storyIdOf, voiceLabel } from './book.model.ts';

it('finds the story in an id and in an id with a slug', () => {
  expect(storyIdOf('abc123')).toBe('abc123');
  expect(storyIdOf('abc123-any-words')).toBe('abc123');
  expect(storyIdOf('share-s1-abc123-words')).toBeNull();
  expect(storyIdOf(undefined)).toBeNull();
});

it('ends a page title with the suffix, once', () => {
  expect(pageTitle('Salt')).toBe('Salt - AI interactive story');
  expect(pageTitle('Salt - AI interactive story')).toBe('Salt - AI interactive story');
});

it('cuts a description between words', () => {
  const text = pageDescription({ hook: 'Go.', summary: 'many words '.repeat(40) });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/(many|words)…$/);
});

it('lets a character speak in a character chat, and a narrator in a story', () => {
  expect(speakerOf(storyDetail())).toBeNull();
  expect(speakerOf(storyDetail({ type: 'ROLE' }))).toBe('Ilse');
  expect(voiceLabel(storyDetail())).toBe('Second person');
  expect(voiceLabel(storyDetail({ type: 'ROLE' }))).toBe('Character');
});
