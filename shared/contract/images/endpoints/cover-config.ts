import { endpoint, nothing } from '../../core/endpoint.ts';
import { imageConfig } from '../entities/image-config.ts';

export const coverConfig = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/generate/image-config',
  summary: 'Returns styles, size and price of generated covers',
  input: nothing,
  data: imageConfig,
  errors: [],
  caller: 'anyone',
});
