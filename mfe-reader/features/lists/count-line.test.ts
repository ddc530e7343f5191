import { describe, expect, it } from 'vitest';
import { countLine } from './count-line.ts';

describe('countLine', () => {
  it.each([
    [0, 'all', '0 stories'],
    [1, 'STORY', '1 story'],
    [1, 'ROLE', '1 character'],
    [1_000, 'all', '1,000 stories'],
    [1_001, 'ROLE', '1,000+ characters'],
  ] as const)('writes %i (%s) as "%s"', (total, type, text) => {
    expect(countLine(total, type)).toBe(text);
  });
});
