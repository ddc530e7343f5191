/** Limits of notifications. */
export const notificationLimits = {
  /** Days after which a notification is deleted. */
  retentionDays: 90,
  /** Unread notifications are counted up to here. */
  unreadCap: 100,
} as const;
