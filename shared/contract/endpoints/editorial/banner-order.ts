import * as z from 'zod/mini';
import { bannerIds } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { banner } from '../../entities/banner.ts';

export const bannerOrder = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/order',
  summary: 'Puts banners in order; those not named come after',
  input: z.strictObject({ ids: bannerIds }),
  data: z.array(banner),
  errors: ['banner.not_found'],
  caller: 'admin',
});
