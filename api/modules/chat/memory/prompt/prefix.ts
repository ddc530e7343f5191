import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Shares } from '../tokens/budget.ts';
import { wholeWithin } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { castOf, mainOf, rulesOf, sampleOf } from './wording.ts';

/**
 * What a prompt begins with: the same bytes turn after turn, so that providers can keep it. Its rules are always
 * there; lore, cast and sample come whole, as far as they fit.
 */
export function prefixOf(
  story: PlayableStory,
  constantLore: readonly string[],
  shares: Pick<Shares, 'prefix' | 'constantLore'>,
  count: CountTokens,
): string {
  const rules = rulesOf(story);
  const room = shares.prefix - count(rules);
  const lore = wholeWithin(constantLore, Math.min(shares.constantLore, room), count);
  const world = lore.length === 0 ? [] : [`Always true in this world:\n${lore.join('\n\n')}`];
  const people = [mainOf(story), ...castOf(story), sampleOf(story)];
  return [rules, ...wholeWithin([...world, ...people], room, count)].join('\n\n');
}
