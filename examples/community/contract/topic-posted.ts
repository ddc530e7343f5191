import { defineEvent } from '@storyloom/contract/core/event';
import * as z from '@storyloom/schema';

/** A topic was posted: lists of topics are stale. */
export const topicPosted = defineEvent({
  name: 'community.topic-posted',
  version: 1,
  owner: 'community',
  schema: z.strictObject({}),
});
