import { draftContext } from '@storyloom/contract/entities/writing-help';
import { storyLimits } from '@storyloom/contract/limits/stories';
import { describe, expect, it } from 'vitest';
import { parseSuggestions } from './suggestions.ts';

describe('parseSuggestions', () => {
  it('measures suggestions in code points', () => {
    const [fits, tooLong] = ['🔔'.repeat(storyLimits.title), '🔔'.repeat(storyLimits.title + 1)];
    expect(parseSuggestions(`${fits}\n${tooLong}`, 'TITLE', draftContext.parse({}))).toEqual([fits]);
  });
});
