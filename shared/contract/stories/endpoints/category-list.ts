import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';

export const categoryList = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/category-list',
  summary: 'Categories to filter by, starting with "All"',
  input: nothing,
  data: z.array(z.object({ label: z.string(), value: z.string() })),
  errors: [],
  caller: 'anyone',
});
