import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { workQuotaErrors } from '../../core/quota-errors.ts';
import { storyDraft } from '../entities/story-draft.ts';

export const restoreDraftVersion = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/draft-version/restore',
  summary:
    'Gives a draft the content of a version, and keeps the draft as a version; rejects an outdated revision',
  input: z.strictObject({ id, versionId: id, revision: count }),
  data: storyDraft,
  errors: [
    'story.not_found',
    'story.changed_elsewhere',
    'story.status_not_allowed',
    'story.draft_version_not_found',
    ...workQuotaErrors,
  ],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story', versionId: 'version' },
});
