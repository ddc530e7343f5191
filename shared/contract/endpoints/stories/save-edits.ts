import * as z from '@storyloom/schema';
import { contentEdits } from '../../edits/content-edits.ts';
import { endpoint } from '../../endpoint.ts';
import { savedEdits } from '../../entities/story-draft.ts';
import { workQuotaErrors } from '../../errors/quotas.ts';
import { count, id } from '../../fields.ts';
import { requestLimits } from '../../limits/requests.ts';

/**
 * Autosaves. The body is little more than the typed text; `id` is in the path, which HTTP/2 sends once per connection.
 * Edits that do not fit are `request.invalid` with the field `edits.0`, and a content that they would make invalid is
 * `request.invalid` with its own fields; the client then sends the whole content with `stories.modify`.
 */
export const saveEdits = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/draft/{id}/edits',
  summary: 'Saves a draft by the changes of its content; rejects an outdated revision',
  input: z.strictObject({ id, revision: count, edits: contentEdits }),
  data: savedEdits,
  errors: ['story.not_found', 'story.changed_elsewhere', 'story.status_not_allowed', ...workQuotaErrors],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story' },
  maxBodyBytes: requestLimits.storyBodyBytes,
});
