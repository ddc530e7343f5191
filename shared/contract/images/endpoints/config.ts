import { endpoint, nothing } from '../../core/endpoint.ts';
import { imageConfig } from '../entities/image-config.ts';

export const config = endpoint({
  method: 'GET',
  path: '/ai-lab/image-gen/config',
  summary: 'Returns styles, size and price of generated images',
  input: nothing,
  data: imageConfig,
  errors: [],
  caller: 'anyone',
});
