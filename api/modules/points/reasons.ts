import type { SpendingPurpose } from '@storyloom/contract/points/entities/points-spending';

/** Descriptions in the points history by stored reason. */
export const reasons = {
  'guest.welcome': 'Welcome gift',
  'guest.merged': 'Points you bought as a guest',
  'user.registered': 'Account created',
  check_in: 'Daily check-in',
  purchase: 'Points purchase',
  'plan.monthly': 'Monthly plan points',
  'payment.refunded': 'Refunded purchase',
  'payment.restored': 'Refund reversed',
  'admin.granted': 'Points from the Storyloom team',
  'debt.repaid': 'Owed for a refunded purchase',
  'chat.reply': 'Story reply',
  'chat.premium_reply': 'Story reply, premium model',
  'chat.continue': 'Reply continued',
  'chat.regenerate': 'Reply rewritten',
  'chat.image': 'Scene illustration',
  'story.optimize': 'Text optimization',
  'story.suggest': 'Suggestions',
  'story.cover': 'Cover generation',
} as const;

export type PointsReason = keyof typeof reasons;
type SpendingReason = Extract<PointsReason, `chat.${string}` | `story.${string}`>;

export function describeReason(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as PointsReason] : 'Points';
}

/** Purposes of the spending chart by stored reason. */
export const purposes: Record<SpendingReason, SpendingPurpose> = {
  'chat.reply': 'REPLY',
  'chat.continue': 'REPLY',
  'chat.regenerate': 'REPLY',
  'chat.premium_reply': 'PREMIUM_REPLY',
  'chat.image': 'IMAGE',
  'story.optimize': 'OPTIMIZE',
  'story.suggest': 'OPTIMIZE',
  'story.cover': 'COVER',
};
