import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { PromptBudget } from '../tokens/budget.ts';
import { sumTokens, takeFitting } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { castTexts, mainText, type PromptPart, rulesText, storyTexts } from './wording.ts';

/**
 * The start of every prompt of a story: identical from turn to turn while the length of replies is the same, so that
 * providers can cache it. Always contains the rules; lore and cast are added whole while they fit, then texts of the story, of
 * which as much as fits.
 */
export function buildPrefix(
  { story, replyLength }: { story: PlayableStory; replyLength: ReplyLength },
  constantLore: readonly string[],
  budget: Pick<PromptBudget, 'prefix' | 'constantLore'>,
  count: CountTokens,
): string {
  const rules = rulesText(story, replyLength);
  let left = budget.prefix - count(rules);
  const lore = takeFitting(constantLore, Math.min(budget.constantLore, left), count);
  const world = lore.length === 0 ? [] : [`Always true in this world:\n${lore.join('\n\n')}`];
  const parts = takeFitting([...world, mainText(story), ...castTexts(story)], left, count);
  left -= sumTokens(parts, count);
  for (const part of storyTexts(story)) {
    const text = fitText(part, left, count);
    left -= sumTokens([text], count);
    if (text !== '') parts.push(text);
  }
  return [rules, ...parts].join('\n\n');
}

/** Everything up to the end of the last sentence or line, or else of the last word. */
const WHOLE = [/^.*(?:\n|[.!?…]["”’»)*]*(?=\s|$)|[。！？]["”’」』）]*)/su, /^.*(?=\s)/su];
/** The next cut is this much shorter than tokens suggest: they are not spread evenly. */
const MARGIN = 0.95;

/** The part of a prompt with as much of its text as fits; empty if nothing does. */
function fitText({ text, toPrompt }: PromptPart, budget: number, count: CountTokens): string {
  let fitting = text;
  const heading = count(toPrompt(''));
  while (fitting !== '') {
    const part = toPrompt(fitting);
    const cost = count(part);
    if (cost <= budget) return part;
    const share = Math.max(0, (budget - heading) / (cost - heading));
    const start = fitting.slice(0, Math.floor(fitting.length * share * MARGIN));
    fitting = (WHOLE.map((whole) => whole.exec(start)?.[0]).find(Boolean) ?? '').trimEnd();
  }
  return '';
}
