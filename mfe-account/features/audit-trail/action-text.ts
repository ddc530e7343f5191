const texts: Readonly<Record<string, string>> = {
  'admin.grant': 'Made an administrator',
  'admin.revoke': 'Revoked an administrator',
  'banner.delete': 'Deleted a banner',
  'banner.order': 'Reordered the banners',
  'banner.save': 'Saved a banner',
  'campaign.delete': 'Deleted a campaign',
  'campaign.save': 'Saved a campaign',
  'case.decide': 'Decided a case',
  'collection.delete': 'Deleted a collection',
  'collection.order': 'Reordered the collections',
  'collection.save': 'Saved a collection',
  'collection.stories': 'Changed the stories of a collection',
  'order.refund': 'Asked for a refund',
  'payments.reconcile': 'Compared payments with the provider',
  'points.approve-grant': 'Approved a grant of points',
  'points.fault': 'The points ledger has a difference',
  'points.grant': 'Granted points',
  'points.reject-grant': 'Rejected a grant of points',
  'points.request-grant': 'Asked for a grant of points',
  'tags.save': 'Changed the recommended tags',
  'user.block': 'Blocked an account',
  'user.end-sessions': 'Ended the sessions of a user',
  'user.read': 'Looked at a user',
  'user.read-orders': 'Looked at the purchases of a user',
  'user.read-webhooks': 'Looked at the webhooks of a user',
  'user.unblock': 'Unblocked an account',
  'webhook.replay': 'Applied a webhook again',
};

/** An action in words; one from a newer release as its name. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
