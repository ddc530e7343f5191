import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db.ts';
import type { Logger } from '../../../../platform/logger.ts';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Models } from '../../../providers/providers.service.ts';
import { chaptersOn, type PathNode, readUntold } from '../path.repository.ts';
import type { Chapter } from '../prompt/sections.ts';
import { momentsOf } from '../retrieval/index-terms.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type PathMessage, passageLength, type Room } from './passage.ts';
import { type Above, claim, insertSummary, release } from './summaries.repository.ts';
import { askForSummary, readSummary } from './summary-prompt.ts';

/** The longest path that is caught up with. */
const REACH = { limit: 2_000, least: 1 };

export interface Teller {
  db: Db;
  clock: Clock;
  logger: Logger;
  models: Models;
  tokens: Tokens;
  room: Room;
  signal: AbortSignal;
}

interface Due {
  /** The nearest summary above. */
  above: Above | undefined;
  chapters: Chapter[];
  passage: PathNode[];
}

/** Tells the oldest untold passage of a path short; false when there is none, or another is at it. */
export async function writeChapter(teller: Teller, story: PlayableStory, headId: string): Promise<boolean> {
  const first = (await findDue(teller, headId))?.passage[0];
  if (first === undefined || !(await claim(teller.db, first.id))) return false;
  try {
    // Read again: another may have told it before this claim.
    const due = await findDue(teller, headId);
    if (due?.passage[0]?.id !== first.id) return false;
    await tellShort(teller, story, due);
    return true;
  } finally {
    await release(teller.db, first.id);
  }
}

async function findDue({ db, tokens, models, room }: Teller, headId: string): Promise<Due | undefined> {
  const path = await readUntold(db, headId, REACH);
  const chapters = chaptersOn(path);
  const toldUpTo = chapters.at(-1)?.toDepth ?? -1;
  const untold = path.filter(({ depth }) => depth > toldUpTo).reverse();
  const length = passageLength(untold, room, tokens.counterOf(models.standard));
  const told = path.find((node) => node.chapters !== null);
  const above = told && { messageId: told.id, line: told.line ?? [] };
  return length === 0 ? undefined : { above, chapters, passage: untold.slice(0, length) };
}

async function tellShort(teller: Teller, story: PlayableStory, due: Due): Promise<void> {
  const { above, chapters, passage } = due;
  const [first, last] = [passage[0], passage.at(-1)];
  if (first === undefined || last === undefined) return;
  const { db, clock, models } = teller;
  const text = await summarize(teller, story, passage);
  const chapter = { fromDepth: first.depth, toDepth: last.depth, text };
  const summary = {
    messageId: last.id,
    chapters: await withinRoom(teller, story, [...chapters, chapter]),
    model: models.standard,
    createdAt: clock.now(),
  };
  const moments = momentsOf(passage);
  await insertSummary(db, summary, { above, toDepth: last.depth, moments });
}

/** Chapters that outgrow their room: the older half becomes one. */
async function withinRoom(teller: Teller, story: PlayableStory, chapters: Chapter[]): Promise<Chapter[]> {
  const count = teller.tokens.counterOf(teller.models.standard);
  const tokens = chapters.reduce((sum, { text }) => sum + count(text), 0);
  const older = chapters.slice(0, Math.max(2, Math.ceil(chapters.length / 2)));
  const [first, last] = [older[0], older.at(-1)];
  if (tokens <= teller.room.chapters || chapters.length < 3 || first === undefined || last === undefined) {
    return chapters;
  }
  const told = older.map(({ text }): PathMessage => ({ role: 'assistant', text }));
  try {
    const text = await summarize(teller, story, told);
    return [{ fromDepth: first.fromDepth, toDepth: last.toDepth, text }, ...chapters.slice(older.length)];
  } catch (error) {
    teller.signal.throwIfAborted();
    // The new chapter counts for more: a prompt takes the newest that fit, and the next time this is tried again.
    teller.logger.warn({ err: error }, 'old chapters could not be joined');
    return chapters;
  }
}

/** Throws when the provider fails; an aborted one does. */
async function summarize(
  { models, room, signal }: Teller,
  story: PlayableStory,
  passage: readonly PathMessage[],
): Promise<string> {
  const turns = passage.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, text }));
  const said = await models.provider.summarize({
    messages: askForSummary(story.title, turns, room.chapter),
    model: models.standard,
    maxTokens: room.chapter,
    signal,
    passage: { turns, names: [story.main, ...story.supporting].map(({ name }) => name) },
  });
  signal.throwIfAborted();
  return readSummary(said);
}
