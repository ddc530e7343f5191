import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';

export const pinnedFact = z.object({
  id,
  archiveId: id,
  messageId: z.nullable(id),
  content: z.string(),
  createdAt: time,
});
export type PinnedFact = z.output<typeof pinnedFact>;
