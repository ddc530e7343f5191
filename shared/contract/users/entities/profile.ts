import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';

/** The public part of a user. */
export const profile = z.object({
  id,
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  introduction: z.string(),
  isRealUser: z.boolean(),
  createdAt: time,
});
export type Profile = z.output<typeof profile>;
