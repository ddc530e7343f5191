import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db.ts';
import type { Logger } from '../../../../platform/logger.ts';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Models } from '../../../providers/providers.service.ts';
import { type PathNode, readPromptPath, sectionsOn } from '../path.repository.ts';
import { toMemoryEntries } from '../retrieval/words.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type PathMessage, passageLength, type SummaryBudget } from './passage.ts';
import { claim, insertSummary, type PreviousSummary, release } from './summaries.repository.ts';
import type { SummarySection } from './summaries.schema.ts';
import { readSummary, summaryPrompt } from './summary-prompt.ts';

/** Limits of the unsummarized path that is read, in messages. */
const REACH = { limit: 2_000, least: 1 };

export interface Summarizer {
  db: Db;
  clock: Clock;
  logger: Logger;
  models: Models;
  tokens: Tokens;
  budget: SummaryBudget;
  signal: AbortSignal;
}

/** Messages to summarize, and the existing summary. */
interface Passage {
  previous: PreviousSummary | undefined;
  sections: SummarySection[];
  messages: PathNode[];
}

/**
 * Summarizes the oldest unsummarized messages of a path. Returns false if there are none or another process holds the
 * claim.
 */
export async function summarizeOldest(
  summarizer: Summarizer,
  story: PlayableStory,
  headId: string,
): Promise<boolean> {
  const first = (await findPassage(summarizer, headId))?.messages[0];
  if (first === undefined || !(await claim(summarizer.db, first.id))) return false;
  try {
    // Read again under the claim: another process may have summarized the passage.
    const passage = await findPassage(summarizer, headId);
    if (passage?.messages[0]?.id !== first.id) return false;
    await writeSummary(summarizer, story, passage);
    return true;
  } finally {
    await release(summarizer.db, first.id);
  }
}

async function findPassage(
  { db, tokens, models, budget }: Summarizer,
  headId: string,
): Promise<Passage | undefined> {
  const path = await readPromptPath(db, headId, REACH);
  const sections = sectionsOn(path);
  const summarizedDepth = sections.at(-1)?.toDepth ?? -1;
  const unsummarized = path.filter(({ depth }) => depth > summarizedDepth).reverse();
  const length = passageLength(unsummarized, budget, tokens.counterFor(models.standard));
  const nearest = path.find((node) => node.sections !== null);
  const previous = nearest && { messageId: nearest.id, branches: nearest.branches ?? [] };
  return length === 0 ? undefined : { previous, sections, messages: unsummarized.slice(0, length) };
}

async function writeSummary(
  summarizer: Summarizer,
  story: PlayableStory,
  { previous, sections, messages }: Passage,
): Promise<void> {
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined) return;
  const { db, clock, models } = summarizer;
  const text = await requestSummary(summarizer, story, messages);
  const section = { fromDepth: first.depth, toDepth: last.depth, text };
  const summary = {
    messageId: last.id,
    sections: await joinOldSections(summarizer, story, [...sections, section]),
    model: models.standard,
    createdAt: clock.now(),
  };
  const memories = toMemoryEntries(messages);
  await insertSummary(db, summary, { previous, toDepth: last.depth, memories });
}

/** Replaces the older half of the sections by one if they exceed their budget. */
async function joinOldSections(
  summarizer: Summarizer,
  story: PlayableStory,
  sections: SummarySection[],
): Promise<SummarySection[]> {
  const count = summarizer.tokens.counterFor(summarizer.models.standard);
  const tokens = sections.reduce((sum, { text }) => sum + count(text), 0);
  const older = sections.slice(0, Math.max(2, Math.ceil(sections.length / 2)));
  const [first, last] = [older[0], older.at(-1)];
  const fits = tokens <= summarizer.budget.sections || sections.length < 3;
  if (fits || first === undefined || last === undefined) return sections;
  const messages = older.map(({ text }): PathMessage => ({ role: 'assistant', text }));
  try {
    const text = await requestSummary(summarizer, story, messages);
    return [{ fromDepth: first.fromDepth, toDepth: last.toDepth, text }, ...sections.slice(older.length)];
  } catch (error) {
    summarizer.signal.throwIfAborted();
    // The new section is stored anyway: a prompt takes the newest that fit, and the next summary tries to join
    // again.
    summarizer.logger.warn({ err: error }, 'could not join old summary sections');
    return sections;
  }
}

/** Throws if the provider fails or the process is stopping. */
async function requestSummary(
  { models, budget, signal }: Summarizer,
  story: PlayableStory,
  messages: readonly PathMessage[],
): Promise<string> {
  const turns = messages.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, text }));
  const response = await models.provider.summarize({
    messages: summaryPrompt(story.title, turns, budget.section),
    model: models.standard,
    maxTokens: budget.section,
    signal,
    passage: { turns },
  });
  signal.throwIfAborted();
  return readSummary(response);
}
