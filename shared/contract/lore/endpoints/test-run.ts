import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { loreTestRun } from '../entities/lore-test.ts';

export const testRun = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/lore/test-run',
  summary: 'The results of the lore tests of an own draft when it was last saved or published',
  input: z.strictObject({ id }),
  data: loreTestRun,
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
