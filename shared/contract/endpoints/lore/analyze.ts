import * as z from '@storyloom/schema';
import { atMost } from '../../at-most.ts';
import { endpoint } from '../../endpoint.ts';
import { loreAnalysis } from '../../entities/lore-analysis.ts';
import { loreEntryDrafts } from '../../entities/lore-entry.ts';
import { loreLimits } from '../../limits/lore.ts';
import { requestLimits } from '../../limits/requests.ts';

export const analyze = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/analyze',
  summary: 'Prices of lore entries in tokens, which entry calls which, and the keys that a text contains',
  input: z.strictObject({
    entries: loreEntryDrafts,
    text: z._default(z.string().check(atMost(loreLimits.analyzedText)), ''),
  }),
  data: loreAnalysis,
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
