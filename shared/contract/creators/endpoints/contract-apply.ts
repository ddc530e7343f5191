import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { contract } from '../entities/contract.ts';
import { creatorLimits } from '../limits.ts';

export const contractApply = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/contract/apply',
  summary: 'Applies for the creator contract',
  input: z.strictObject({
    message: z._default(z.string().check(z.trim(), atMost(creatorLimits.message)), ''),
  }),
  data: contract,
  errors: ['creator.contract_not_met', 'creator.contract_open', 'creator.contract_accepted'],
  caller: 'user',
});
