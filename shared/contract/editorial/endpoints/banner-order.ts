import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { editableBanner } from '../entities/banner.ts';
import { bannerIds } from '../rules.ts';

export const bannerOrder = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/order',
  summary: 'Reorders banners; banners that are not listed follow in their former order',
  input: z.strictObject({ ids: bannerIds }),
  data: z.array(editableBanner),
  errors: ['banner.not_found'],
  caller: 'admin',
});
