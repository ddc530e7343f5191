import { describe, expect, it } from 'vitest';
import { findSelected } from './find-selected.ts';

describe('findSelected', () => {
  it('finds the occurrence that is nearest to where it was', () => {
    const text = 'bell rope bell rope bell';
    expect(findSelected(text, 'bell', 0)).toBe(0);
    expect(findSelected(text, 'bell', 12)).toBe(10);
    expect(findSelected(text, 'bell', 16)).toBe(20);
    expect(findSelected(text, 'bell', 90)).toBe(20);
  });

  it('is -1 for a part that is gone', () => {
    expect(findSelected('bell', 'rope', 2)).toBe(-1);
  });
});
