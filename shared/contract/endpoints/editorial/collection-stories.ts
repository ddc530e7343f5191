import * as z from '@storyloom/schema';
import { collectionName, collectionStoryIds } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { editableCollection } from '../../entities/editorial-content.ts';

export const collectionStories = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/stories',
  summary: 'Replaces the stories of a collection, in order',
  input: z.strictObject({ name: collectionName, storyIds: collectionStoryIds }),
  data: editableCollection,
  errors: ['collection.not_found', 'story.not_found'],
  caller: 'admin',
});
