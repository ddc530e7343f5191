import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { loreAnalysis } from '../entities/lore-analysis.ts';
import { loreEntryDrafts } from '../entities/lore-entry.ts';
import { loreLimits } from '../limits.ts';

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
