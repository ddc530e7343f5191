import { MIN_MESSAGES, type PromptBudget } from '../tokens/budget.ts';
import type { CountTokens } from '../tokens/tokens.ts';

/** Maximum number of unsummarized messages; below the number of messages read for a prompt. */
const MAX_MESSAGES = 90;
/** In messages: two turns. A shorter passage is not worth a summary. */
const MIN_PASSAGE = 4;
/** Tokens of a summary request besides the passage. */
const REQUEST_OVERHEAD = 500;

export interface PathMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** Token budgets of summaries. */
export interface SummaryBudget {
  /** Tokens of a prompt that are left for the path. */
  path: number;
  /** The longest passage summarized in one request. */
  passage: number;
  /** All sections of a summary. */
  sections: number;
  section: number;
}

export function summaryBudget(prompt: PromptBudget, prefixTokens: number): SummaryBudget {
  // Pinned facts share the memory budget with the summary.
  const sections = Math.floor((prompt.memory * 2) / 3);
  return {
    path: prompt.input - prefixTokens - prompt.memory - prompt.triggeredLore,
    passage: prompt.input - REQUEST_OVERHEAD,
    sections,
    section: Math.max(60, Math.floor(sections / 4)),
  };
}

export function exceedsBudget(budget: SummaryBudget, path: { messages: number; tokens: number }): boolean {
  return path.messages > MAX_MESSAGES || path.tokens > budget.path;
}

/**
 * Number of messages to summarize now, oldest first: 0 while they fit, otherwise enough to free half of the path's
 * budget, so that the next summary is several turns away. Never includes the last six turns.
 */
export function passageLength(
  messages: readonly PathMessage[],
  budget: SummaryBudget,
  count: CountTokens,
): number {
  const costs = messages.map(({ text }) => count(text));
  let left = { messages: messages.length, tokens: costs.reduce((sum, cost) => sum + cost, 0) };
  if (!exceedsBudget(budget, left)) return 0;
  const limit = messages.length - MIN_MESSAGES;
  if (limit < MIN_PASSAGE) return 0;
  let passage = 0;
  let length = 0;
  while (length < limit && (left.tokens > budget.path / 2 || left.messages > MAX_MESSAGES / 2)) {
    const cost = costs[length] ?? 0;
    passage += cost;
    if (length > 0 && passage > budget.passage) break;
    left = { messages: left.messages - 1, tokens: left.tokens - cost };
    length += 1;
  }
  return wholeTurns(messages, length);
}

/** Shortens a passage so that it does not separate a user message from its reply. */
function wholeTurns(messages: readonly PathMessage[], length: number): number {
  const last = messages.slice(0, length).findLastIndex(({ role }) => role === 'assistant');
  return last === -1 ? length : last + 1;
}
