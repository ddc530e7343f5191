import pLimit from 'p-limit';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db.ts';
import type { Logger } from '../../../../platform/logger.ts';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Models } from '../../../providers/providers.service.ts';
import { maxReplyTokens, sharesOf } from '../tokens/budget.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isOutgrown, roomOf } from './passage.ts';
import { type Teller, writeChapter } from './summarize.ts';

/** A reader who plays on does not wait for summaries, so few at once are enough. */
const AT_ONCE = 2;
/** A path that was never told short is caught up with over several replies. */
const CHAPTERS_A_REPLY = 4;

export interface Occasion {
  story: PlayableStory;
  /** The reply that ended. */
  messageId: string;
  /** What the story's prompts begin with. */
  prefixTokens: number;
  /** The path above the reply as it was read for it. */
  above: { messages: number; tokens: number };
}

export type Chronicle = ReturnType<typeof createChronicle>;

/**
 * Tells long paths short, in the background: after a reply, when the path outgrew its share of a prompt. What fails
 * is made after a later reply; no reply ever waits for it or fails by it, and it costs no points.
 */
export function createChronicle(parts: {
  db: Db;
  clock: Clock;
  logger: Logger;
  models: Models;
  tokens: Tokens;
}) {
  const closing = new AbortController();
  const limit = pLimit(AT_ONCE);
  const working = new Set<Promise<void>>();
  const shares = sharesOf(parts.models.contextTokens);

  async function work({ story, messageId, prefixTokens }: Occasion): Promise<void> {
    const teller: Teller = { ...parts, room: roomOf(shares, prefixTokens), signal: closing.signal };
    for (let chapter = 0; chapter < CHAPTERS_A_REPLY && !closing.signal.aborted; chapter++) {
      if (!(await writeChapter(teller, story, messageId))) return;
    }
  }

  return {
    /** Looks whether the path that ends with this reply should be told short, and does it; returns at once. */
    keep(occasion: Occasion): void {
      const { above, messageId, prefixTokens } = occasion;
      const path = { messages: above.messages + 1, tokens: above.tokens + maxReplyTokens };
      if (closing.signal.aborted || !isOutgrown(roomOf(shares, prefixTokens), path)) return;
      const task = limit(() => work(occasion))
        .catch((err: unknown) => {
          if (!closing.signal.aborted)
            parts.logger.warn({ err, messageId }, 'a path could not be told short');
        })
        .finally(() => working.delete(task));
      working.add(task);
    },

    /** Gives up what is being made. */
    async drain(): Promise<void> {
      closing.abort();
      await Promise.all(working);
    },

    /** Resolves when nothing is being made. */
    async idle(): Promise<void> {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
