import { bannerInput } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { banner } from '../../entities/banner.ts';

export const bannerSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/save',
  summary:
    'Saves a banner, or appends a new one if `id` is missing; without `imageUrl`, or with null, it has no picture',
  input: bannerInput,
  data: banner,
  errors: ['banner.not_found', 'banner.full'],
  caller: 'admin',
});
