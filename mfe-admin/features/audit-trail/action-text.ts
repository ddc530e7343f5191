import type { AuditAction } from '@storyloom/contract/admin/audit-actions';

const texts: Readonly<Record<AuditAction, string>> = {
  'admin.grant': 'Made an administrator',
  'admin.revoke': 'Revoked an administrator',
  'audit.export': 'Exported the audit trail',
  'banner.delete': 'Deleted a banner',
  'banner.order': 'Reordered the banners',
  'banner.save': 'Saved a banner',
  'campaign.delete': 'Deleted a campaign',
  'campaign.save': 'Saved a campaign',
  'case.decide': 'Decided a case',
  'case.read': 'Looked at a case',
  'case.release': 'Released a case',
  'case.take': 'Took a case',
  'collection.delete': 'Deleted a collection',
  'collection.order': 'Reordered the collections',
  'collection.save': 'Saved a collection',
  'collection.stories': 'Changed the stories of a collection',
  'contract.accept': 'Accepted a creator contract',
  'contract.refuse': 'Refused a creator contract',
  'points.approve-grant': 'Approved a grant of points',
  'points.grant': 'Granted points',
  'points.reject-grant': 'Rejected a grant of points',
  'points.request-grant': 'Asked for a grant of points',
  'tags.save': 'Changed the recommended tags',
  'user.block': 'Blocked an account',
  'user.end-sessions': 'Ended the sessions of a user',
  'user.find': 'Searched for users',
  'user.list': 'Looked at the list of users',
  'user.read': 'Looked at a user',
  'user.read-ledger': 'Looked at the points history of a user',
  'user.read-membership': 'Looked at the plan of a user',
  'user.read-orders': 'Looked at the purchases of a user',
  'user.read-receipt': 'Looked at a row of a user’s points history',
  'user.unblock': 'Unblocked an account',
  'withdrawal.approve': 'Approved a withdrawal',
  'withdrawal.change': 'Changed their withdrawal',
  'withdrawal.list': 'Listed withdrawals with their addresses',
  'withdrawal.pay': 'Paid a withdrawal',
  'withdrawal.reject': 'Rejected a withdrawal',
  'withdrawal.request': 'Requested a withdrawal',
  'withdrawal.view-document': 'Looked at an identity document',
};

/** Describes an action. Returns the name of an unknown action, e.g. from a newer release. */
export function actionText(action: string): string {
  return action in texts ? texts[action as AuditAction] : action;
}
