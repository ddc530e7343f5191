import { describe, expect, it } from 'vitest';
import { excessText } from './text-limits.ts';

const words = (count: number) => 'word '.repeat(count);

describe('excessText', () => {
  it('counts what the field counts', () => {
    expect(excessText('main.profile', words(419))).toBe('19 words too long');
    expect(excessText('supporting.3.profile', words(401))).toBe('1 word too long');
    expect(excessText('lore.@e1.content', words(402))).toBe('2 words too long');
    expect(excessText('title', 'x'.repeat(31))).toBe('1 character too long');
    expect(excessText('opening', 'x'.repeat(1_734))).toBe('1,234 characters too long');
    expect(excessText('main.speechExample', 'x'.repeat(2_005))).toBe('5 characters too long');
    expect(excessText('main.relations.0.text', 'x'.repeat(202))).toBe('2 characters too long');
    expect(excessText('cover.description', 'x'.repeat(1_002))).toBe('2 characters too long');
  });

  it('is empty within the limit, and for the parts of the world book', () => {
    expect(excessText('main.profile', words(400))).toBe('');
    expect(excessText('worldBook.rules', words(10_001))).toBe('');
  });
});
