import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { loreAnalysis } from '../entities/lore-analysis.ts';
import { loreEntryDrafts } from '../entities/lore-entry.ts';

export const analyze = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/analyze',
  summary: 'Prices of lore entries in tokens, and patterns that never match',
  input: z.strictObject({ entries: loreEntryDrafts }),
  data: loreAnalysis,
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
