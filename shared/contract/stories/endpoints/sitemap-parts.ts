import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { sitemapPartEntry } from '../entities/sitemap-part.ts';

export const sitemapParts = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/sitemap/parts',
  summary: 'The parts of the sitemap that have stories',
  input: nothing,
  data: z.array(sitemapPartEntry),
  errors: [],
  caller: 'anyone',
});
