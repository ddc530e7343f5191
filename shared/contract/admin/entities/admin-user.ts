import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { planNames } from '../../payments/plans.ts';
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

/** What the list of users is narrowed to. */
export const userStates = ['BLOCKED', 'ADMIN'] as const;
export type UserState = (typeof userStates)[number];

/** The two directions of each column of the list. Accounts that were never seen count as seen longest ago. */
export const userOrders = [
  'NEWEST',
  'OLDEST',
  'NAME',
  'NAME_REVERSED',
  'LATEST_SEEN',
  'LONGEST_UNSEEN',
  'MOST_POINTS',
  'FEWEST_POINTS',
  'MOST_STORIES',
  'FEWEST_STORIES',
] as const;
export type UserOrder = (typeof userOrders)[number];

/**
 * A user in a list. `lastSeenAt`: the last use of a session, to the hour, also after it has ended; null for guests without one.
 * `stories`: those that are published.
 */
export const listedUser = z.extend(adminUser, {
  points: count,
  stories: count,
  lastSeenAt: z.nullable(time),
});
export type ListedUser = z.output<typeof listedUser>;

export const adminUserDetail = z.extend(listedUser, {
  introduction: z.string(),
  plan: z.nullable(z.enum(planNames)),
  /** Points owed. Points gained later pay them first. */
  debt: count,
  sessions: z.array(session),
  /** Cases about this user's content that wait for a decision, also on an appeal. */
  openCases: count,
  /** Cases in which a violation of this user was found. */
  violations: count,
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;
