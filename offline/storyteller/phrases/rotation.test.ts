import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { pickTemplate, repliesSince, usesTemplate } from './rotation.ts';

describe('usesTemplate', () => {
  test('looks for the longest literal part', () => {
    expect(usesTemplate('{C} turns to the window[, slowly].', 'Odile turns to the window.')).toBe(true);
    expect(usesTemplate('{C} turns to the window.', 'Odile turns to the door.')).toBe(false);
  });
});

describe('repliesSince', () => {
  test('counts from the last reply', () => {
    const scene = { lastReply: 'A bell rings.', earlierReplies: ['A dog barks.', 'A bell rings.'] };
    expect(repliesSince('A bell', scene)).toBe(0);
    expect(repliesSince('A dog', scene)).toBe(1);
    expect(repliesSince('A cat', scene)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('pickTemplate', () => {
  test('picks an unused template, or the least recently used one', () => {
    const templates = ['A bell', 'A dog', 'A cat'];
    const pick = (lastReply: string, ...earlierReplies: string[]) =>
      pickTemplate(
        testScene({ lastReply, earlierReplies }),
        ...(['slot', templates, () => 0, (item: string) => item] as const),
      );
    expect(pick('A bell.', 'A dog.')).toBe('A cat');
    expect(pick('A bell.', 'A cat.', 'A dog.', 'A bell.')).toBe('A dog');
    expect(pickTemplate(testScene(), 'slot', [], () => 0, String)).toBeUndefined();
  });
});
