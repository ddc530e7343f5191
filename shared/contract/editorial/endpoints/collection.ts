import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { page, size } from '../../core/fields.ts';
import { paged } from '../../core/paged.ts';
import { storyCard } from '../../stories/entities/story-card.ts';
import { collectionName } from '../collection-name.ts';
import { collection as collectionEntity } from '../entities/collection.ts';

export const collection = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/recommend/collection/{name}',
  summary: 'Stories of a collection',
  input: z.strictObject({ name: collectionName, page, size }),
  data: z.extend(paged(storyCard), { collection: collectionEntity }),
  errors: ['collection.not_found'],
  caller: 'anyone',
});
