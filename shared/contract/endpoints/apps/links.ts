import { endpoint, nothing } from '../../endpoint.ts';
import { appLinks } from '../../entities/app-links.ts';

export const links = endpoint({
  method: 'GET',
  path: '/ai-lab/app/links',
  summary: 'Where the apps of this site are in their stores',
  input: nothing,
  data: appLinks,
  errors: [],
  caller: 'anyone',
});
