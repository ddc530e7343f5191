import { type SuggestionKind, suggestionKinds } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { describe, expect, test } from 'vitest';
import { suggestTexts } from './suggest-texts.ts';

const context = {
  title: 'The Salt Lamp',
  hook: '',
  summary: 'A keeper guards the lighthouse in a storm. The ferry never comes back.',
  opening: 'The lamp goes out above the harbour.',
  category: 'MYSTERY' as const,
  tags: ['storm'],
  options: ['Look'],
  names: ['Mara'],
};
const suggest = (suggestion: SuggestionKind) => suggestTexts({ kind: 'suggest', suggestion, context });
const limits: Record<SuggestionKind, number> = {
  TITLE: storyLimits.title,
  HOOK: storyLimits.hook,
  TAG: storyLimits.tagLength,
  OPTION: storyLimits.optionLength,
};

describe('suggestTexts', () => {
  test.each(suggestionKinds)('suggests at least three %s that fit', (kind) => {
    const found = suggest(kind);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.filter((each) => each.length > limits[kind])).toEqual([]);
  });

  test('uses the words of the draft and repeats no text of it', () => {
    expect(suggest('TAG')).toEqual(expect.arrayContaining(['lighthouse', 'secrets']));
    expect(suggest('TAG')).not.toContain('storm');
    expect(suggest('OPTION')).toContain('Ask Mara');
    expect(suggest('OPTION')).not.toContain('Look');
  });

  test('takes no verb for a noun, and begins no word within a sentence with a capital', () => {
    const draft = { ...context, names: [], summary: 'A lighthouse keeper vanishes on the longest night.' };
    const hooks = suggestTexts({ kind: 'suggest', suggestion: 'HOOK', context: draft });
    expect(hooks).toContain('One lighthouse keeper, one choice, and somebody is watching.');
  });
});
