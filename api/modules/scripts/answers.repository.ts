import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { messageNodes, rewriteRoot } from '../messages/messages.service.ts';
import { saveHeads } from '../saves/saves.service.ts';
import { type Answers, storyAnswers } from './answers.schema.ts';

interface Opening {
  versionId: string;
  opening: string;
  options: readonly string[];
}

interface StoryOfReader {
  storyId: string;
  userId: string;
}

export async function findAnswers(handle: Handle, { storyId, userId }: StoryOfReader): Promise<Answers> {
  const [row] = await handle
    .select({ answers: storyAnswers.answers })
    .from(storyAnswers)
    .where(and(eq(storyAnswers.storyId, storyId), eq(storyAnswers.userId, userId)));
  return row?.answers ?? {};
}

export async function saveAnswers(handle: Handle, at: StoryOfReader, answers: Answers): Promise<void> {
  await handle
    .insert(storyAnswers)
    .values({ ...at, answers })
    .onConflictDoUpdate({ target: [storyAnswers.storyId, storyAnswers.userId], set: { answers } });
}

/** True if the current playthrough has a turn, on any branch, and its place is the reader’s own and not from a share. */
export async function hasBegun(handle: Handle, { storyId, userId }: StoryOfReader): Promise<boolean> {
  const { rows } = await handle.execute(sql`
    select from ${saveHeads} s
      join ${messageNodes} head on head.id = s.head_message_id
      join ${messageNodes} turn on turn.parent_id = head.root_id
    where s.user_id = ${userId} and s.story_id = ${storyId} and s.is_current
      and not coalesce(head.script_position ? 'isShared', false) limit 1`);
  return rows.length > 0;
}

/** Puts the opening of a story, as its answers fill it, at the head of the current playthrough, if that is an opening of the same version. */
export async function rewriteOpening(
  handle: Handle,
  { storyId, userId }: StoryOfReader,
  { versionId, opening, options }: Opening,
): Promise<void> {
  const [save] = await handle
    .select({ headId: saveHeads.headMessageId, versionId: saveHeads.versionId })
    .from(saveHeads)
    .where(and(eq(saveHeads.storyId, storyId), eq(saveHeads.userId, userId), saveHeads.isCurrent));
  if (save?.versionId === versionId)
    await rewriteRoot(handle, userId, save.headId, { text: opening, options: [...options] });
}

/** Moves the answers that a guest gave; those of the account stay as they are. */
export async function mergeAnswers(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (delete from ${storyAnswers} where user_id = ${guestId} returning story_id, answers)
    insert into ${storyAnswers} (story_id, user_id, answers) select story_id, ${userId}, answers from former
    on conflict do nothing`);
}

export function eraseAnswers(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, storyAnswers, sql`user_id = ${userId}`, limit);
}

export const ownAnswers = defineOwnData(
  'answers.json',
  'What you answered to the questions of stories.',
  (userId) => sql`
    select story_id as key, to_jsonb(a) as data from ${storyAnswers} a where user_id = ${userId}`,
);
