import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { preview } from '@storyloom/contract/endpoints/stories/preview';
import type { Cover } from '@storyloom/contract/entities/cover';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type Catalogue, deletePreviews, findOwnStory, savePreview } from '../catalogue/catalogue.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import { toPreview } from './preview-content.ts';

const deleteOldPreviews = defineScheduledJob({ name: 'previews.delete-old', cron: '47 * * * *' });
/** A preview that its author does not open again is deleted after this time, with its chat. */
const RETENTION_MS = 7 * 86_400_000;

interface Parts {
  db: Db;
  clock: Clock;
  newId(): string;
  catalogue: Pick<Catalogue, 'readDetail'>;
  moderation: Pick<Moderation, 'checkWords'>;
  drafts: { findImages(authorId: string, content: StoryDraftContent): Promise<ReadonlyMap<string, Cover>> };
}

export type Previews = ReturnType<typeof createPreviews>;

/** Drafts that their authors play before they publish them. */
export function createPreviews({ db, clock, newId, catalogue, moderation, drafts }: Parts) {
  async function deleteOld(): Promise<void> {
    await deletePreviews(db, new Date(clock.now().getTime() - RETENTION_MS));
  }

  return {
    /**
     * Prepares the content for play by its author; the chat of the last preview continues with it. Throws story.not_found,
     * preview.unavailable and writing.moderated.
     */
    async prepare(viewer: Viewer, { id, content }: ParsedInputOf<typeof preview>): Promise<StoryDetail> {
      const { userId: authorId } = viewer;
      const own = await findOwnStory(db, { id, authorId, now: clock.now() });
      if (own === undefined) throw new DomainError('story.not_found');
      const verdict = moderation.checkWords(joinTexts(content));
      if (!verdict.allowed) {
        throw new DomainError('writing.moderated', { place: 'content', reason: verdict.reason });
      }
      const prepared = toPreview(content, await drafts.findImages(authorId, content));
      const at = clock.now();
      const previewId = await db.transaction((tx) =>
        savePreview(tx, { ...prepared, draftId: id, authorId }, { newId, at }),
      );
      return catalogue.readDetail(previewId, viewer);
    },
    deleteOld,
    jobs: [handleJob(deleteOldPreviews, deleteOld)],
  };
}

/** All texts of a content. JSON would write a line break as a letter of the word after it. */
function joinTexts(content: object): string {
  const texts: string[] = [];
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  // Each text ends its sentence.
  return texts.join('.\n\n');
}
