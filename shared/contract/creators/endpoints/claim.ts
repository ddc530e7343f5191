import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { earnings } from '../entities/earnings.ts';

export const claim = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/claim',
  summary: 'Claims the reward of a milestone',
  input: z.strictObject({ tier: z.number().check(z.int(), z.gte(1)) }),
  data: earnings,
  errors: ['creator.tier_not_reached', 'creator.tier_claimed'],
  caller: 'user',
});
