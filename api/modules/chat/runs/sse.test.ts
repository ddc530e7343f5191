import { describe, expect, test } from 'vitest';
import { lastEventId, resumeAt } from './sse.ts';

describe('lastEventId', () => {
  test.each([
    ['0', 0],
    ['123456789', 123_456_789],
    ['1234567890', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (header, offset) => {
    expect(lastEventId(header)).toBe(offset);
  });
});

describe('resumeAt', () => {
  test('is at most the length of the text, and never inside a surrogate pair', () => {
    expect([0, 1, 2, 3, 4, 99].map((offset) => resumeAt('a🌊b', offset))).toEqual([0, 1, 1, 3, 4, 4]);
    expect(resumeAt('\udf0a', 0)).toBe(0);
  });
});
