/** Actions of the audit trail: `<area>.<verb>`. */
export const auditActions = [
  'admin.grant',
  'admin.revoke',
  'audit.export',
  'banner.delete',
  'banner.order',
  'banner.save',
  'campaign.delete',
  'campaign.save',
  'case.decide',
  'case.read',
  'case.release',
  'case.take',
  'collection.delete',
  'collection.order',
  'collection.save',
  'collection.stories',
  'contract.accept',
  'contract.refuse',
  'points.approve-grant',
  'points.grant',
  'points.reject-grant',
  'points.request-grant',
  'tags.save',
  'user.block',
  'user.end-sessions',
  'user.find',
  'user.list',
  'user.read',
  'user.read-ledger',
  'user.read-membership',
  'user.read-orders',
  'user.read-receipt',
  'user.unblock',
  'withdrawal.approve',
  'withdrawal.change',
  'withdrawal.list',
  'withdrawal.pay',
  'withdrawal.reject',
  'withdrawal.request',
  'withdrawal.view-document',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actions that only look; all others change something. */
export const auditLooks = auditActions.filter((action) => /\.(?:read|find|list|view|export)\b/.test(action));

/** The part of an action before the point. */
export type AuditArea = AuditAction extends `${infer Area}.${string}` ? Area : never;
export const auditAreas = [...new Set(auditActions.map((action) => action.split('.', 1)[0] as AuditArea))];
