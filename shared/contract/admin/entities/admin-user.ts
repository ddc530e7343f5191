import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { session } from '../../users/entities/session.ts';

/** A user as administrators see them. `emails`: the addresses of all logins. */
export const adminUser = z.object({
  id,
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  isRealUser: z.boolean(),
  isAdmin: z.boolean(),
  emails: z.array(z.string()),
  createdAt: time,
  blocked: z.nullable(z.object({ at: time, reason: z.string() })),
});
export type AdminUser = z.output<typeof adminUser>;

export const adminUserDetail = z.extend(adminUser, {
  introduction: z.string(),
  points: count,
  /** Points owed. Points gained later pay them first. */
  debt: count,
  sessions: z.array(session),
  /** Cases in which a violation of this user was found. */
  violations: count,
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;
