import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { banner } from '../entities/banner.ts';

export const banners = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/banners',
  summary: 'Banners of the home page',
  input: nothing,
  data: z.array(banner),
  errors: [],
  caller: 'anyone',
});
