import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { preview } from '@storyloom/contract/stories/endpoints/preview';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  type Catalogue,
  deletePreviews,
  endPreview,
  findOwnStory,
  savePreview,
} from '../catalogue/catalogue.service.ts';
import type { Scripts } from '../scripts/scripts.service.ts';
import { toPreview } from './preview-content.ts';

const deleteOldPreviews = defineScheduledJob({ name: 'previews.delete-old', cron: '47 * * * *' });
/** A preview that its author does not open again is deleted after this time, with its chat. */
const RETENTION_MS = 7 * 86_400_000;

interface Parts {
  db: Db;
  clock: Clock;
  newId(): string;
  catalogue: Pick<Catalogue, 'readDetail'>;
  scripts: Pick<Scripts, 'readFirst'>;
  drafts: {
    findImages(authorId: string, content: StoryDraftContent): Promise<ReadonlyMap<string, Cover>>;
    /** Throws story.moderated { fields }. */
    assertPlayable(content: StoryDraftContent): void;
  };
}

export type Previews = ReturnType<typeof createPreviews>;

/** Drafts that their authors play before they publish them. */
export function createPreviews({ db, clock, newId, catalogue, scripts, drafts }: Parts) {
  async function deleteOld(): Promise<void> {
    const now = clock.now();
    await deletePreviews(db, { before: new Date(now.getTime() - RETENTION_MS), now });
  }

  return {
    /**
     * Prepares the content for play by its author; the chat of the last preview continues with it, unless it is at the opening, a knot is named
     * or `restart` is true. Throws story.not_found, preview.unavailable, request.invalid and story.moderated { fields }.
     */
    async prepare(
      viewer: Viewer,
      { id, content: draft, knot, restart = knot !== undefined }: ParsedInputOf<typeof preview>,
    ): Promise<StoryDetail> {
      const { userId: authorId } = viewer;
      const own = await findOwnStory(db, { id, authorId, now: clock.now() });
      if (own === undefined) throw new DomainError('story.not_found');
      drafts.assertPlayable(draft);
      const content = knot === undefined ? draft : { ...draft, script: `-> ${knot}\n${draft.script ?? ''}` };
      const first = await scripts.readFirst(authorId, content.script, null, knot);
      const images = await drafts.findImages(authorId, content);
      // In the middle of the plot, the knot is told in place of the opening scene.
      const begun = knot !== undefined && first !== null && first.text !== '';
      const prepared = begun
        ? toPreview({ ...content, opening: first.text }, images, { ...first, text: '' })
        : toPreview(content, images, first);
      const at = clock.now();
      const previewId = await db.transaction(async (tx) => {
        if (restart) await endPreview(tx, id, at);
        return savePreview(tx, { ...prepared, draftId: id, authorId }, { newId, at });
      });
      return catalogue.readDetail(previewId, viewer);
    },
    deleteOld,
    jobs: [handleJob(deleteOldPreviews, deleteOld)],
  };
}
