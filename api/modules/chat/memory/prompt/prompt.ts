import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Memory, MessageRow } from '../../../messages/messages.service.ts';
import type { PromptMessage } from '../../../providers/providers.service.ts';
import { MIN_MESSAGES, type PromptBudget } from '../tokens/budget.ts';
import { sumTokens, takeFitting, takeWhileFitting } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { factsText, fitMemories, fitSections, memoriesText, type StoryMemory } from './memory-text.ts';
import { buildPrefix } from './prefix.ts';
import { optionsRule, perspectives } from './wording.ts';

/** Contents of lore entries, best first: constant ones, and those that the last turns triggered. */
export interface PromptLore {
  constant: readonly string[];
  triggered: readonly Pick<LoreEntry, 'content' | 'secret'>[];
}

export interface PromptParts {
  story: PlayableStory;
  replyLength: ReplyLength;
  /** Newest first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  lore: PromptLore;
  memory: StoryMemory;
  /** The story’s script at this point, as `plotText` says it; empty without one, when the model offers options. */
  plot?: string;
  /** The reader's answers as text, from `readerText`. */
  reader?: string;
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
 * Assembles a prompt: one system message with a stable prefix that providers can cache, summary and facts; then the
 * path; and in the last user message the parts that change each turn. Stays within `budget.input` unless rules, facts and
 * the last six turns alone exceed it.
 */
export function assemblePrompt({
  story,
  replyLength,
  path,
  lore,
  memory,
  plot = '',
  reader = '',
  isContinuation,
  budget,
  count,
}: PromptParts): Prompt {
  const messages = path.filter(({ text }) => text.trim() !== '');
  const instructions = [
    perspectives[story.perspective],
    reader,
    plot || optionsRule,
    isContinuation ? CONTINUATION : '',
  ];
  const facts = factsText(memory.facts);
  const required = sumTokens([facts, ...instructions, BEGIN, NOTES, END_OF_NOTES], count);
  const lastTurns = sumTokens(
    messages.slice(0, MIN_MESSAGES).map(({ text }) => text),
    count,
  );
  // If the last turns exceed the path's share, the rest shrinks: memories first, then summary, lore and cast.
  let left = Math.min(budget.withoutPath, budget.input - lastTurns) - required;

  const prefix = buildPrefix(
    { story, replyLength },
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
  const notes = joinParts([triggered, memoriesText(memories), ...instructions]);
  return {
    memories,
    messages: [
      { role: 'system', content: joinParts([prefix, summary.text, facts]) },
      ...inTurn(recent, notes),
    ],
  };
}

const BEGIN = 'Begin.';
const NOTES = '[Notes to the storyteller, not the reader’s words]';
const END_OF_NOTES = '[End of the notes]';
const CONTINUATION =
  'Your last message broke off. Write only what follows its last word: of what you are to tell, what it has not told yet. Repeat nothing and add no remark.';

/**
 * The path as most chat templates demand it: user and assistant in turn, first and last a user message. `notes` stand in
 * the last one, before the reader's words and marked off from them.
 */
function inTurn(path: readonly PromptMessage[], notes: string): PromptMessage[] {
  const turns: PromptMessage[] = path[0]?.role === 'user' ? [] : [{ role: 'user', content: BEGIN }];
  for (const { role, content } of path) {
    const last = turns.at(-1);
    if (last?.role === role) turns.splice(-1, 1, { role, content: joinParts([last.content, content]) });
    else turns.push({ role, content });
  }
  const marked = [NOTES, notes, END_OF_NOTES].join('\n');
  const last = turns.at(-1);
  if (last?.role !== 'user') return [...turns, { role: 'user', content: marked }];
  return [...turns.slice(0, -1), { role: 'user', content: joinParts([marked, last.content]) }];
}

const joinParts = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

const LORE_HEADING =
  'True here. Entries marked “Secret” are unknown to the reader: where one names a condition that is now met, tell what follows from it; otherwise let it show in what happens, and do not explain it.';

function triggeredLoreText(lore: PromptLore['triggered'], budget: number, count: CountTokens): string {
  const texts = lore.map(({ content, secret }) => (secret ? `Secret: ${content}` : content));
  const fitting = takeFitting(texts, budget - count(LORE_HEADING), count);
  return fitting.length === 0 ? '' : [LORE_HEADING, ...fitting].join('\n');
}
