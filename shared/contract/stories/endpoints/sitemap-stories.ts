import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id, time } from '../../core/fields.ts';
import { sitemapPart } from '../entities/sitemap-part.ts';

export const sitemapStories = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/sitemap/stories',
  summary: 'Published stories of a part of the sitemap in the order of their ids, without adult stories',
  input: z.strictObject({ part: sitemapPart, afterId: z.optional(id) }),
  data: z.array(z.object({ id, slug: z.string(), updatedAt: time })),
  errors: [],
  caller: 'anyone',
});
