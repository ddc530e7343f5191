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

  test.each([
    ['A lighthouse keeper vanishes on the longest night.', 'lighthouse keeper'],
    ['The lighthouse keeper vanishes on the longest night.', 'lighthouse keeper'],
    ['The tide rose over the village.', 'tide'],
    ['Her brother found treasure.', 'brother'],
    ['The old sailors gather. The captain laughs.', 'captain'],
    ['Robots rule.', 'door'],
  ])('finds a noun in “%s”', (summary, noun) => {
    const draft = { ...context, names: [], summary, opening: '' };
    const hooks = suggestTexts({ kind: 'suggest', suggestion: 'HOOK', context: draft });
    expect(hooks).toContain(`Everyone lies about the ${noun}. Somebody lies best.`);
  });

  test('repeats no suggestion', () => {
    const summary = 'A dragon and the dragon.';
    const tags = suggestTexts({ kind: 'suggest', suggestion: 'TAG', context: { ...context, summary } });
    expect(tags.filter((tag) => tag === 'dragon')).toHaveLength(1);
  });
});
