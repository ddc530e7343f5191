import { describe, expect, it } from 'vitest';
import { contentEdits } from './content-edits.ts';
import { canonicalContent, normalizeContent, withoutLoneSurrogates } from './normal-content.ts';

describe('normalizeContent', () => {
  it('is null for a content that breaks a rule of drafts', () => {
    expect(normalizeContent({ title: 'x'.repeat(31) })).toBeNull();
    expect(normalizeContent({ unknown: 1 })).toBeNull();
    expect(normalizeContent({ title: 'Salt' })).toEqual({ title: 'Salt' });
  });

  it('replaces lone surrogates in texts at any depth, and keeps everything else', () => {
    expect(withoutLoneSurrogates({ a: ['x\ud800', { b: '🔔' }], c: 1, d: null, e: true })).toEqual({
      a: ['x\ufffd', { b: '🔔' }],
      c: 1,
      d: null,
      e: true,
    });
    expect(normalizeContent({ summary: '\udc00' })).toEqual({ summary: '\ufffd' });
  });
});

describe('canonicalContent', () => {
  it('is the same in any order of fields', () => {
    expect(canonicalContent({ title: 'Salt', hook: 'Go.' })).toBe('{"hook":"Go.","title":"Salt"}');
    expect(canonicalContent({ hook: 'Go.', title: 'Salt' })).toBe('{"hook":"Go.","title":"Salt"}');
  });
});

describe('contentEdits', () => {
  it.each([[['title']], [['lore.3.content', 'x']], [['tags', 0, 1, []]], [['title', 0, 0, 'x']]])(
    'accepts %j',
    (...edits) => {
      expect(contentEdits.safeParse(edits).error).toBeUndefined();
    },
  );

  it.each([
    [[]],
    [[['']]],
    [[['title.']]],
    [[['0.title']]],
    [[['lore.12345', 'x']]],
    [[['title', -1, 0, 'x']]],
    [[['title', 0.5, 0, 'x']]],
    [[['title', 0, 1]]],
    [[['title', 0, 1, 2]]],
    [Array.from({ length: 1_001 }, () => ['title'])],
    [[['a'.repeat(101)]]],
  ])('refuses %j', (edits) => {
    expect(contentEdits.safeParse(edits).success).toBe(false);
  });
});
