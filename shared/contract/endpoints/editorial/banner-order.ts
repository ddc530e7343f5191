import * as z from '@storyloom/schema';
import { bannerIds } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { editableBanner } from '../../entities/banner.ts';

export const bannerOrder = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/order',
  summary: 'Reorders banners; banners that are not listed follow in their former order',
  input: z.strictObject({ ids: bannerIds }),
  data: z.array(editableBanner),
  errors: ['banner.not_found'],
  caller: 'admin',
});
