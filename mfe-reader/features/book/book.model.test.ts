import { describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { pageTitle } from '../text/page-title.ts';
import { memberGateText, pageDescription, perspectiveLabel, speakerOf, storyIdOf } from './book.model.ts';

describe('book.model', () => {
  it('reads the story id with and without a slug', () => {
    expect(storyIdOf('abc123')).toBe('abc123');
    expect(storyIdOf('abc123-any-words')).toBe('abc123');
    expect(storyIdOf('share-s1-abc123-words')).toBeNull();
    expect(storyIdOf(undefined)).toBeNull();
  });

  it('adds the title suffix once', () => {
    expect(pageTitle('Salt')).toBe('Salt - AI interactive story');
    expect(pageTitle('Salt - AI interactive story')).toBe('Salt - AI interactive story');
  });

  it('cuts a description between words', () => {
    const text = pageDescription({ hook: 'Go.', summary: 'many words '.repeat(40) });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/(many|words)…$/);
  });

  it('names the perspective, and the speaker of a character chat', () => {
    expect(speakerOf(storyDetail())).toBeNull();
    expect(speakerOf(storyDetail({ type: 'ROLE' }))).toBe('Ilse');
    expect(perspectiveLabel(storyDetail())).toBe('You are the hero');
    expect(perspectiveLabel(storyDetail({ type: 'ROLE' }))).toBe('Character');
  });

  it('says how to read a locked story', () => {
    expect(memberGateText({ access: 'MEMBERS', earlyUntil: null })).toBe(
      'Plus and Pro members can read this story.',
    );
    expect(memberGateText({ access: 'EARLY', earlyUntil: '2026-12-03T10:00:00.000Z' })).toContain(
      'It opens to everyone on December 3, 2026.',
    );
  });
});
