/** Descriptions in the points history by stored reason. */
export const reasons = {
  'guest.welcome': 'Welcome gift',
  'guest.merged': 'Points from playing as a guest',
  'user.registered': 'Account created',
  'pack.purchased': 'Points bought',
  'plan.month': 'Monthly points of your plan',
  'chat.reply': 'Story reply',
  'chat.premium_reply': 'Story reply, premium model',
  'chat.continue': 'Reply continued',
  'chat.regenerate': 'Reply rewritten',
  'chat.image': 'Scene illustration',
} as const;

export type PointsReason = keyof typeof reasons;

export function describeReason(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as PointsReason] : 'Points';
}
