/** Limits of accounts. Lengths are in characters: Unicode code points. */
export const userLimits = {
  nickname: 30,
  introduction: 300,
  passwordMin: 6,
  passwordMax: 128,
  codeDigits: 6,
  codeResendSeconds: 60,
  /** Time in which a login keeps an account that was to be deleted. */
  deletionDays: 14,
  /** An OAuth state is the identity type, a dot and a nonce. */
  identityType: 128,
  /** Codes and addresses that services return. */
  oauthParameter: 2_048,
  /** Failures in a row after which a page in an app asks its guest before it tries again to log them in. */
  appLoginTries: 4,
} as const;
