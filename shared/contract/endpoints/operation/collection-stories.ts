import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { deskCollection } from '../../entities/operation-desk.ts';
import { collectionName, collectionStoryIds } from '../../operation-rules.ts';

export const collectionStories = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/stories',
  summary: 'Says which stories a collection holds, in order',
  input: z.strictObject({ name: collectionName, storyIds: collectionStoryIds }),
  data: deskCollection,
  errors: ['collection.not_found', 'story.not_found'],
  caller: 'admin',
});
