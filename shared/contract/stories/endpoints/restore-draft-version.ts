import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { storyDraft } from '../entities/story-draft.ts';
import { draftErrors } from '../errors.ts';

export const restoreDraftVersion = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/draft-version/restore',
  summary:
    'Gives a draft the content of a version, and keeps the draft as a version; rejects an outdated revision',
  input: z.strictObject({ id, versionId: id, revision: count }),
  /** `keptVersionId`: the version that keeps the draft as it was; null if another version has its content. */
  data: z.extend(storyDraft, { keptVersionId: z.nullable(id) }),
  errors: [...draftErrors, 'story.draft_version_not_found'],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story', versionId: 'version' },
});
