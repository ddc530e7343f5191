import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { PromptBudget } from '../tokens/budget.ts';
import { takeFitting } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { castTexts, mainText, rulesText, sampleText } from './wording.ts';

/**
 * The start of every prompt of a story: identical from turn to turn, so that providers can cache it. Always contains the
 * rules; lore, cast and style sample are added whole while they fit.
 */
export function buildPrefix(
  story: PlayableStory,
  constantLore: readonly string[],
  budget: Pick<PromptBudget, 'prefix' | 'constantLore'>,
  count: CountTokens,
): string {
  const rules = rulesText(story);
  const left = budget.prefix - count(rules);
  const lore = takeFitting(constantLore, Math.min(budget.constantLore, left), count);
  const world = lore.length === 0 ? [] : [`Always true in this world:\n${lore.join('\n\n')}`];
  const people = [mainText(story), ...castTexts(story), sampleText(story)];
  return [rules, ...takeFitting([...world, ...people], left, count)].join('\n\n');
}
