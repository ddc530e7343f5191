import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes.model.ts';

describe('describeChanges', () => {
  it('names each part once and leaves out those that readers cannot see', () => {
    expect(describeChanges(['title', 'worldBook', 'lore', 'loreTests'])).toBe('Changed: title, world');
    expect(describeChanges(['loreTests'])).toBeNull();
  });
});

describe('describeChanges of all parts', () => {
  it('names each in words for readers, in the order of the fields', () => {
    const fields = [
      'perspective',
      'cover',
      'main',
      'supporting',
      'summary',
      'opening',
      'options',
      'rating',
    ] as const;
    expect(describeChanges([...fields, 'styleSample'])).toBe(
      'Changed: perspective, cover, main character, characters, summary, opening scene, first options, rating, style',
    );
  });
});
