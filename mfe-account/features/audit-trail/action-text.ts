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
  'points.fault': 'The points ledger has a difference',
  'tags.save': 'Changed the recommended tags',
  'user.block': 'Blocked an account',
  'user.end-sessions': 'Ended the sessions of a user',
  'user.read': 'Looked at a user',
  'user.unblock': 'Unblocked an account',
};

/** An action in words; one from a newer release as its name. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
