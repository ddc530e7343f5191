import * as z from '@storyloom/schema';
import { collectionName } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { collection as collectionEntity } from '../../entities/collection.ts';
import { storyCard } from '../../entities/story-card.ts';
import { page, size } from '../../fields.ts';
import { paged } from '../../paged.ts';

export const collection = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/recommend/collection/{name}',
  summary: 'Stories of a collection',
  input: z.strictObject({ name: collectionName, page, size }),
  data: z.extend(paged(storyCard), { collection: collectionEntity }),
  errors: ['collection.not_found'],
  caller: 'anyone',
});
