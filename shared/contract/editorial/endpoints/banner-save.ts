import { endpoint } from '../../core/endpoint.ts';
import { editableBanner } from '../entities/banner.ts';
import { bannerInput } from '../rules.ts';

export const bannerSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/banner/save',
  summary:
    'Saves a banner, or appends a new one if `id` is missing; without `imageUrl`, or with null, it has no picture; without `startsAt` or `endsAt` readers see it at once or until it is deleted',
  input: bannerInput,
  data: editableBanner,
  errors: ['banner.not_found', 'banner.full'],
  caller: 'admin',
});
