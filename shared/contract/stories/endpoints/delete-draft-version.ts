import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const deleteDraftVersion = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/draft-version/delete',
  summary: 'Deletes a named version; those of publications stay',
  input: z.strictObject({ id, versionId: id }),
  data: z.object({ id }),
  errors: ['story.not_found', 'story.draft_version_not_found'],
  caller: 'user',
  owned: { id: 'story', versionId: 'version' },
});
