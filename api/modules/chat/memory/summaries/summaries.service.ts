import pLimit from 'p-limit';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db.ts';
import type { Logger } from '../../../../platform/logger.ts';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Models } from '../../../providers/providers.service.ts';
import { MAX_REPLY_TOKENS, promptBudget } from '../tokens/budget.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { exceedsBudget, summaryBudget } from './passage.ts';
import { type Summarizer, summarizeOldest } from './summarize.ts';

/** Maximum number of summaries at once; low, because no reader waits for one. */
const CONCURRENCY = 2;
/** Maximum number of summaries per reply; a long path without a summary catches up over several replies. */
const MAX_PER_REPLY = 4;

export interface EndedReply {
  story: PlayableStory;
  messageId: string;
  /** Tokens of the prompt's prefix. */
  prefixTokens: number;
  /** The unsummarized path above the reply. */
  above: { messages: number; tokens: number };
}

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * Summarizes long paths in the background, after a reply whose path exceeds its share of the prompt. A failed summary is
 * tried again after a later reply. Replies neither wait for summaries nor fail with them, and they cost no points.
 */
export function createSummaries(parts: {
  db: Db;
  clock: Clock;
  logger: Logger;
  models: Models;
  tokens: Tokens;
}) {
  const closing = new AbortController();
  const limit = pLimit(CONCURRENCY);
  const working = new Set<Promise<void>>();
  const prompt = promptBudget(parts.models.contextTokens);

  async function summarize({ story, messageId, prefixTokens }: EndedReply): Promise<void> {
    const budget = summaryBudget(prompt, prefixTokens);
    const summarizer: Summarizer = { ...parts, budget, signal: closing.signal };
    for (let written = 0; written < MAX_PER_REPLY && !closing.signal.aborted; written++) {
      if (!(await summarizeOldest(summarizer, story, messageId))) return;
    }
  }

  return {
    /** Starts summarizing the path that ends with this reply if it exceeds its budget; returns at once. */
    summarizeIfNeeded(reply: EndedReply): void {
      const { above, messageId, prefixTokens } = reply;
      const path = { messages: above.messages + 1, tokens: above.tokens + MAX_REPLY_TOKENS };
      if (closing.signal.aborted || !exceedsBudget(summaryBudget(prompt, prefixTokens), path)) return;
      const task = limit(() => summarize(reply))
        .catch((err: unknown) => {
          if (!closing.signal.aborted) parts.logger.warn({ err, messageId }, 'could not summarize a path');
        })
        .finally(() => working.delete(task));
      working.add(task);
    },

    /** Aborts all summaries and resolves when they have ended. */
    async drain(): Promise<void> {
      closing.abort();
      await Promise.all(working);
    },

    /** Resolves when no summary is being written. */
    async idle(): Promise<void> {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
