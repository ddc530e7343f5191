import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import type { Tx } from '../../platform/db.ts';
import { lockDraft } from './drafts.repository.ts';
import type { DraftsParts } from './parts.ts';
import { deleteOlder, hasVersionSince, hasVersionWith, insertVersion } from './versions.repository.ts';

const name = storyMessages.autosaved;

/** Keeps a draft as it is before a save, unless a version of it is recent. Beyond their number or bytes, the oldest of these versions go. */
export async function keepAutosave(
  tx: Tx,
  { clock, newId }: Pick<DraftsParts, 'clock' | 'newId'>,
  at: { authorId: string; storyId: string; revision: number },
): Promise<void> {
  const { storyId } = at;
  const since = new Date(clock.now().getTime() - storyLimits.autosaveMinutes * 60_000);
  if (await hasVersionSince(tx, storyId, since)) return;
  const draft = await lockDraft(tx, at);
  if (draft === undefined || draft.createdAt > since || (await hasVersionWith(tx, draft))) return;
  const { content, imageIds } = draft;
  await insertVersion(tx, {
    id: newId(),
    storyId,
    name,
    publishedVersion: null,
    content,
    imageIds,
    createdAt: clock.now(),
  });
  await deleteOlder(tx, { authorId: at.authorId, storyId, name });
}
