/** Anchors and headings of the sections of the settings. */
export const settingsSections = {
  ratings: { id: 'content-ratings', title: 'What you want to see' },
  appearance: { id: 'appearance', title: 'Appearance' },
  logins: { id: 'logins', title: 'Logins' },
  notifications: { id: 'notifications', title: 'Notifications' },
  sessions: { id: 'sessions', title: 'Where you’re logged in' },
  data: { id: 'export', title: 'Your data' },
  invite: { id: 'invite', title: 'Invite a friend' },
  visits: { id: 'statistics', title: 'Statistics of visits' },
  deletion: { id: 'deletion', title: 'Delete account' },
} as const;
