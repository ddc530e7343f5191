import { describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { pageTitle } from '../text/page-title.ts';
import {
  memberGateText,
  pageDescription,
  perspectiveLabel,
  shareIdOf,
  speakerOf,
  storyIdOf,
} from './book.model.ts';

describe('book.model', () => {
  it('reads the story id with and without a slug', () => {
    expect(storyIdOf('abc123')).toBe('abc123');
    expect(storyIdOf('abc123-any-words')).toBe('abc123');
    expect(storyIdOf('share-s1-abc123-words')).toBeNull();
    expect(storyIdOf(undefined)).toBeNull();
  });

  it('reads the id of a share from its address only', () => {
    expect(shareIdOf('share-s1-abc123-words')).toBe('s1');
    expect(shareIdOf('abc123-any-words')).toBeNull();
    expect(shareIdOf(undefined)).toBeNull();
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

  it('keeps a description that is short enough, as one line', () => {
    expect(pageDescription({ hook: ' Go.', summary: 'Two\n\nlines. ' })).toBe('Go. Two lines.');
    const [fits, over] = ['x'.repeat(157), 'x'.repeat(158)].map((summary) =>
      pageDescription({ hook: 'Go', summary }),
    );
    expect([fits?.length, over]).toEqual([160, 'Go…']);
  });

  it('names no speaker without a main character', () => {
    const [side] = storyDetail().cast.map((member) => ({
      ...member,
      name: 'Finn',
      role: 'SUPPORTING' as const,
    }));
    const cast = side ? [side] : [];
    expect(speakerOf(storyDetail({ type: 'ROLE', cast }))).toBeNull();
    expect(speakerOf(storyDetail({ type: 'ROLE', cast: [...cast, ...storyDetail().cast] }))).toBe('Ilse');
  });

  it('names each perspective of a story', () => {
    const label = (perspective: 'FIRST_PERSON' | 'THIRD_PERSON') =>
      perspectiveLabel(storyDetail({ perspective }));
    expect([label('FIRST_PERSON'), label('THIRD_PERSON')]).toEqual([
      'Told in your voice',
      'Told by a narrator',
    ]);
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
    expect(memberGateText({ access: 'EARLY', earlyUntil: null })).toBe(
      'Plus and Pro members can read this story.',
    );
    expect(memberGateText({ access: 'EARLY', earlyUntil: '2026-12-03T10:00:00.000Z' })).toContain(
      'It opens to everyone on December 3, 2026.',
    );
  });
});
