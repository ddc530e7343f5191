import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { collectionName } from '../collection-name.ts';
import { editableCollection } from '../entities/editorial-content.ts';
import { collectionStoryIds } from '../rules.ts';

export const collectionStories = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/stories',
  summary: 'Replaces the stories of a collection, in order',
  input: z.strictObject({ name: collectionName, storyIds: collectionStoryIds }),
  data: editableCollection,
  errors: ['collection.not_found', 'story.not_found'],
  caller: 'admin',
});
