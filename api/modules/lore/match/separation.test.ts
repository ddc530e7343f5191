import { describe, expect, test } from 'vitest';
import { isSeparate } from './separation.ts';

const isFound = (text: string, key: string) => isSeparate(text, text.indexOf(key), key.length);

describe('isSeparate', () => {
  test.each([
    ['the bell rings', 'bell', true],
    ['bell', 'bell', true],
    ['“bell”, he said', 'bell', true],
    ['bellman', 'bell', false],
    ['a doorbell', 'bell', false],
    ['bell7', 'bell', false],
    ['灯台守の娘', '台守', true],
    ['灯bell台', 'bell', true],
    ['👨\u200d👩', '👨', false],
    ['👨\u200d👩', '👩', false],
    ['👨👩', '👩', true],
    ['𝒶bell', 'bell', false],
  ])('in %j of %j is %j', (text, key, separate) => {
    expect(isFound(text, key)).toBe(separate);
  });
});
