import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import { activateLore, type LoreActivation } from '../../lore/lore.service.ts';
import type { Models } from '../../providers/providers.service.ts';
import { sharesOf } from '../memory/tokens/budget.ts';
import type { Tokens } from '../memory/tokens/tokens.ts';
import type { Placement } from './parent.ts';

/** The lore that a reply in this place is written with, by the shares that its prompt gives it. */
export function castFor(
  { models, tokens }: { models: Models; tokens: Tokens },
  story: PlayableStory,
  { parent, path, loreState }: Placement,
  model: string,
): LoreActivation {
  const { constantLore, triggeredLore } = sharesOf(models.contextTokens);
  return activateLore({
    entries: story.lore,
    path,
    state: loreState,
    parentMessageId: parent.id,
    budget: { constant: constantLore, triggered: triggeredLore },
    countTokens: tokens.counterOf(model),
  });
}
