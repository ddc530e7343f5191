import { endpoint, nothing } from '../../core/endpoint.ts';
import { appLinks } from '../entities/app-links.ts';

export const links = endpoint({
  method: 'GET',
  path: '/ai-lab/app/links',
  summary: 'Returns the store links of the site’s apps',
  input: nothing,
  data: appLinks,
  errors: [],
  caller: 'anyone',
});
