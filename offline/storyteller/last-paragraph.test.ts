import { describe, expect, test } from 'vitest';
import { lastParagraph } from './last-paragraph.ts';

describe('lastParagraph', () => {
  test('is the last line that is not blank', () => {
    expect(lastParagraph('One.\n\nTwo.\n \n')).toBe('Two.');
    expect(lastParagraph('')).toBe('');
  });
});
