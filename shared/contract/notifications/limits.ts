/** Limits of notifications. */
export const notificationLimits = {
  /** Days after which a notification is deleted. */
  retentionDays: 90,
  /** Unread notifications are counted up to here. */
  unreadCap: 100,
  /** Days before the end of a campaign in which authors with an entry are told. */
  campaignDays: 3,
  /** Numbers of readers of a story of which its author is told. */
  readers: [10, 100, 1_000, 10_000, 100_000, 1_000_000],
} as const;
