import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../catalogue/catalogue.service.ts';
import { rewriteRoot } from '../messages/messages.service.ts';
import { assertIdle, type ChangeParts, changeSaves, requireSave } from './changes.ts';
import { speakerOf } from './opening.ts';

interface UnbegunParts extends ChangeParts {
  stories: Pick<Catalogue, 'admit' | 'readPlayable'>;
}

/**
 * Moves a save without a turn, and those beside it, to the newest version of its story, with its opening. Returns false if
 * nothing has changed: the save has a turn, is up to date, or its story cannot be played. Throws save.not_found, chat.run_active.
 */
export async function renewUnbegun(parts: UnbegunParts, viewer: Viewer, saveId: string): Promise<boolean> {
  const { userId } = viewer;
  const owned = await parts.records.findOwned(parts.db, userId, saveId);
  const story = await findPlayable(parts, viewer, owned.storyId);
  if (story === null || story.versionId === owned.versionId) return false;
  return changeSaves(parts, owned, async (tx, saves) => {
    const save = requireSave(saves, saveId);
    await assertIdle(parts, tx, [save]);
    const { opening: text, options } = story;
    const opening = { text, options: [...options], speaker: speakerOf(story) };
    const rootId = save.headMessageId;
    if (!(await rewriteRoot(tx, userId, rootId, opening))) return false;
    for (const { id, headMessageId } of saves)
      if (headMessageId === rootId) await parts.records.moveVersion(tx, id, story);
    return true;
  });
}

async function findPlayable(
  { stories }: UnbegunParts,
  viewer: Viewer,
  storyId: string,
): Promise<PlayableStory | null> {
  try {
    return await stories.readPlayable(await stories.admit(storyId, viewer));
  } catch (refusal) {
    if (refusal instanceof DomainError) return null;
    throw refusal;
  }
}
