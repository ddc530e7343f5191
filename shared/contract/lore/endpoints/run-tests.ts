import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { storyScript } from '../../stories/story-fields.ts';
import { loreEntryDrafts } from '../entities/lore-entry.ts';
import { loreTestDrafts, loreTestResult } from '../entities/lore-test.ts';

export const runTests = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/tests',
  summary: 'Runs lore tests against entries; nothing is stored',
  input: z.strictObject({
    entries: loreEntryDrafts,
    tests: loreTestDrafts,
    /** For tests at a part of the script. */
    script: z.optional(storyScript),
  }),
  data: z.array(loreTestResult),
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
