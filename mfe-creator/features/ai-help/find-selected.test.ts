import { describe, expect, it } from 'vitest';
import { findSelected } from './find-selected.ts';

describe('findSelected', () => {
  it('finds the occurrence nearest to the old position', () => {
    const text = 'bell rope bell rope bell';
    expect(findSelected(text, 'bell', 0)).toBe(0);
    expect(findSelected(text, 'bell', 12)).toBe(10);
    expect(findSelected(text, 'bell', 16)).toBe(20);
    expect(findSelected(text, 'bell', 90)).toBe(20);
  });

  it('is -1 if the text no longer contains the part', () => {
    expect(findSelected('bell', 'rope', 2)).toBe(-1);
  });
});
