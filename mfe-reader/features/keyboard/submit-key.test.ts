import { describe, expect, it } from 'vitest';
import { isSubmitKey } from './submit-key.ts';

const enter = { key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false };

describe('isSubmitKey', () => {
  it('accepts Enter on a keyboard, not on a touch screen', () => {
    expect(isSubmitKey(enter, false)).toBe(true);
    expect(isSubmitKey(enter, true)).toBe(false);
  });

  it('leaves Shift and Enter for a new line', () => {
    expect(isSubmitKey({ ...enter, shiftKey: true }, false)).toBe(false);
  });

  it('leaves Enter to an input method that is composing', () => {
    expect(isSubmitKey({ ...enter, isComposing: true }, false)).toBe(false);
    expect(isSubmitKey({ ...enter, keyCode: 229 }, false)).toBe(false);
  });
});
