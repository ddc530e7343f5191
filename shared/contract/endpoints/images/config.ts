import { endpoint, nothing } from '../../endpoint.ts';
import { imageConfig } from '../../entities/image-config.ts';

export const config = endpoint({
  method: 'GET',
  path: '/ai-lab/image-gen/config',
  summary: 'Styles, sizes and price of a generated image',
  input: nothing,
  data: imageConfig,
  errors: [],
  caller: 'none',
});
