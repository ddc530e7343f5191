import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { perspectives } from '../filters.ts';

export const viewpointList = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/viewpoint-list',
  summary: 'Narrative perspectives',
  input: nothing,
  data: z.array(z.object({ label: z.string(), value: z.enum(perspectives) })),
  errors: [],
  caller: 'anyone',
});
