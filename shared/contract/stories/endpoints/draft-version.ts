import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { draftVersion as draftVersionEntity } from '../entities/draft-version.ts';
import { storyDraftContent } from '../story-rules.ts';

export const draftVersion = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/draft-version/detail',
  summary: 'The content of a named or published version',
  input: z.strictObject({ id, versionId: id }),
  data: z.extend(draftVersionEntity, { content: storyDraftContent }),
  errors: ['story.not_found', 'story.draft_version_not_found'],
  caller: 'user',
  owned: { id: 'story', versionId: 'version' },
});
