/** Limits of the administration of points and payments. */
export const pointsAdminLimits = {
  /** Points of one grant. */
  grant: 20_000,
  /** Points of a grant that needs no second administrator. */
  grantAlone: 1_000,
  /** Points that one administrator grants within 24 hours without a second one, to all users together. */
  grantAlonePerDay: 5_000,
  /** Days for which a grant waits for a second administrator. */
  grantDays: 7,
  /** Characters of a reason. */
  reason: 500,
} as const;

/** Limits of the audit trail. */
export const auditLimits = {
  /** Of a search for a person or an object. */
  keyword: 100,
  /** Actions of a CSV file: the newest ones that match. */
  exported: 10_000,
} as const;

/** Limits of the search for users. */
export const userSearchLimits = {
  /** Characters of an address that find users who begin with them. */
  prefix: 3,
  /** Addresses that are found by their beginning. */
  shown: 20,
} as const;
