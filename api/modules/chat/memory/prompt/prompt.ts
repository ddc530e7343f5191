import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Memory, MessageRow } from '../../../messages/messages.service.ts';
import type { PromptMessage } from '../../../providers/providers.service.ts';
import { MIN_MESSAGES, type PromptBudget } from '../tokens/budget.ts';
import { sumTokens, takeFitting, takeWhileFitting } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { factsText, fitMemories, fitSections, memoriesText, type StoryMemory } from './memory-text.ts';
import { buildPrefix } from './prefix.ts';
import { perspectives } from './wording.ts';

/** Contents of lore entries, best first: constant ones, and those that the last turns triggered. */
export interface PromptLore {
  constant: readonly string[];
  triggered: readonly string[];
}

export interface PromptParts {
  story: PlayableStory;
  /** Newest first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  lore: PromptLore;
  memory: StoryMemory;
  /** True if the newest message of the path is the start of the reply. */
  isContinuation: boolean;
  budget: PromptBudget;
  count: CountTokens;
}

export interface Prompt {
  messages: PromptMessage[];
  /** The memories it contains, as excerpted. */
  memories: Memory[];
}

/**
 * Assembles a prompt: a stable prefix that providers can cache, then summary and facts, then the path, and last
 * the parts that change each turn. Stays within `budget.input` unless rules, facts and the last six turns alone
 * exceed it.
 */
export function assemblePrompt({
  story,
  path,
  lore,
  memory,
  isContinuation,
  budget,
  count,
}: PromptParts): Prompt {
  const messages = path.filter(({ text }) => text !== '');
  const reminder = reminderFor(story, isContinuation);
  const facts = factsText(memory.facts);
  const required = sumTokens([facts, reminder], count);
  const lastTurns = sumTokens(
    messages.slice(0, MIN_MESSAGES).map(({ text }) => text),
    count,
  );
  // If the last turns exceed the path's share, the rest shrinks: memories first, then summary, lore and cast.
  let left = Math.min(budget.withoutPath, budget.input - lastTurns) - required;

  const prefix = buildPrefix(
    story,
    lore.constant,
    { ...budget, prefix: Math.min(budget.prefix, left) },
    count,
  );
  left -= count(prefix);
  const triggered = triggeredLoreText(lore.triggered, Math.min(budget.triggeredLore, left), count);
  left -= sumTokens([triggered], count);
  const memoryBudget = budget.memory - sumTokens([facts], count);
  const summary = fitSections(memory.sections, Math.min(memoryBudget, left), count);
  const memoriesBudget = Math.min(memoryBudget, left) - sumTokens([summary.text], count);
  const candidates = fitMemories(memory.memories, Math.min(memoriesBudget, budget.memories), count);

  const fixed = sumTokens([prefix, summary.text, triggered, memoriesText(candidates)], count) + required;
  const unsummarized = messages.filter(({ depth }, at) => at < MIN_MESSAGES || depth > summary.coveredDepth);
  const newest = takeWhileFitting(unsummarized, budget.input - fixed, count, MIN_MESSAGES);
  const oldestDepth = newest.at(-1)?.depth ?? 0;
  const memories = candidates.filter(({ depth }) => depth < oldestDepth);
  const recent = newest.map(({ role, text }): PromptMessage => ({ role, content: text })).reverse();
  return {
    memories,
    messages: [
      ...system(prefix, summary.text, facts),
      ...recent.slice(0, -2),
      ...system(triggered, memoriesText(memories)),
      ...recent.slice(-2, -1),
      ...system(reminder),
      ...recent.slice(-1),
    ],
  };
}

function triggeredLoreText(triggered: readonly string[], budget: number, count: CountTokens): string {
  const heading = 'Known here:';
  const fitting = takeFitting(triggered, budget - count(heading), count);
  return fitting.length === 0 ? '' : [heading, ...fitting].join('\n');
}

function reminderFor(story: PlayableStory, isContinuation: boolean): string {
  const continuation = isContinuation
    ? ' Continue exactly where the last message stops. Do not repeat any of it.'
    : '';
  return `${perspectives[story.perspective]}${continuation}`;
}

function system(...contents: string[]): PromptMessage[] {
  return contents.filter((content) => content !== '').map((content) => ({ role: 'system', content }));
}
