import { describe, expect, it } from 'vitest';
import { isComposing } from './composing.ts';

describe('isComposing', () => {
  it.each([
    [{ isComposing: false, keyCode: 13 }, false],
    [{ isComposing: true, keyCode: 13 }, true],
    [{ isComposing: false, keyCode: 229 }, true],
  ])('says of %j: %s', (press, expected) => {
    expect(isComposing(press)).toBe(expected);
  });
});
