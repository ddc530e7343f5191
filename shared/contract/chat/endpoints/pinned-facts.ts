import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { pinnedFact } from '../entities/pinned-fact.ts';

export const pinnedFacts = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/pins',
  summary: 'The facts pinned in a save',
  input: z.strictObject({ archiveId: id }),
  data: z.array(pinnedFact),
  errors: ['story.adult_confirm_required', 'story.members_only', 'save.not_found'],
  caller: 'guest',
  owned: { archiveId: 'save' },
});
