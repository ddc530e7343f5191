import { createHash } from 'node:crypto';
import { applyEdits, EditError } from '@storyloom/contract/edits/apply-edits';
import type { ContentEdit } from '@storyloom/contract/edits/content-edits';
import { canonicalContent, withoutLoneSurrogates } from '@storyloom/contract/edits/normal-content';
import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { saveEdits } from '@storyloom/contract/endpoints/stories/save-edits';
import type { SavedEdits, StoryDraft } from '@storyloom/contract/entities/story-draft';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/story-rules';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { invalidFields } from '../../platform/http/invalid-fields.ts';
import type { OwnStory } from '../catalogue/catalogue.service.ts';
import { lockDraft } from './drafts.repository.ts';
import type { OwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';

/** A content to be saved, made from a revision. */
export interface Saving {
  authorId: string;
  story: OwnStory;
  revision: number;
  content: StoryDraftContent;
}

interface EditsParts extends Pick<DraftsParts, 'db'> {
  own: OwnDrafts;
  saveContent: (tx: Tx, saving: Saving) => Promise<StoryDraft | undefined>;
}

/** Saves edits of a draft's content. */
export function createEdits({ db, own, saveContent }: EditsParts) {
  return {
    /** Throws story.not_found, story.status_not_allowed, story.changed_elsewhere { draft } and request.invalid { fields }. */
    async saveEdits(
      authorId: string,
      { id, revision, edits }: ParsedInputOf<typeof saveEdits>,
    ): Promise<SavedEdits> {
      const saved = await db.transaction(async (tx) => {
        const story = await own.require(tx, authorId, id);
        if (story.status === 'DELETED') throw new DomainError('story.status_not_allowed');
        const draft = await lockDraft(tx, { storyId: id, authorId, revision });
        if (draft === undefined) return undefined;
        return saveContent(tx, { authorId, story, revision, content: contentAfter(draft.content, edits) });
      });
      if (saved === undefined) {
        throw new DomainError('story.changed_elsewhere', { draft: await own.read(authorId, id) });
      }
      const { status, publishedVersion, changedFields, content } = saved;
      const contentHash = createHash('sha256').update(canonicalContent(content)).digest('hex');
      return { status, revision: saved.revision, publishedVersion, changedFields, contentHash };
    },
  };
}

/** Applies the edits to the content and checks the rules of drafts. Throws request.invalid { fields }. */
function contentAfter(content: StoryDraftContent, edits: readonly ContentEdit[]): StoryDraftContent {
  const result = storyDraftContent.safeParse(apply(content, edits));
  if (!result.success) throw invalidFields(result.error.issues);
  return withoutLoneSurrogates(result.data);
}

function apply(content: StoryDraftContent, edits: readonly ContentEdit[]): unknown {
  try {
    return applyEdits(content, edits);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new DomainError(
      'request.invalid',
      { fields: { [`edits.${error.index}`]: error.message } },
      error.message,
    );
  }
}
