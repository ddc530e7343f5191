import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { userStats } from '../../users/entities/user-stats.ts';

export const stats = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/stats',
  summary: "Totals of an author's stories; the caller's if `authorId` is missing",
  input: z.strictObject({ authorId: z.optional(id) }),
  data: userStats,
  errors: ['user.not_found'],
  caller: 'anyone',
});
