import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { draftVersion } from '../entities/draft-version.ts';

export const draftVersions = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/draft-version/list',
  summary: 'Named and published versions of a draft, the latest first',
  input: z.strictObject({ id }),
  data: z.array(draftVersion),
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
