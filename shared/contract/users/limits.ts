/** Limits of accounts. Lengths are in characters: Unicode code points. */
export const userLimits = {
  nickname: 30,
  introduction: 300,
  passwordMin: 6,
  passwordMax: 128,
  codeDigits: 6,
  codeResendSeconds: 60,
  /** Days in which a login cancels a scheduled deletion. */
  deletionDays: 14,
  /** An OAuth state is the identity type, a dot and a nonce. */
  identityType: 128,
  /** Codes and addresses that services return. */
  oauthParameter: 2_048,
  /** Consecutive failures after which a page in an app asks the guest before it tries the login again. */
  appLoginTries: 4,
} as const;
