/** Texts fixed by the product specification. Validation messages are next to their rules. */
export const messages = {
  uploadFailed: 'Upload failed',
  saveFailed: 'Save failed',
  publishFailed: 'Publish failed',
  deleteFailed: 'Delete failed',
  refreshFailed: 'Refresh failed',
  loadFailed: 'Load failed, please refresh later',
  createSaveFailed: 'Failed to create save.',
  saveLoadFailed: 'Archive load failed',
  actionFailed: 'Action failed',
  previewUnavailable: 'Preview currently unavailable',

  /** Fallbacks for replies without a message. */
  loginFailed: 'Please check your email and password',
  codeSendFailed: 'Failed to send verification code, please try again',
  registrationFailed: 'Registration failed, please try again',
  passwordResetFailed: 'Password reset failed, please try again',

  loginSucceeded: 'Login successful, welcome back!',
  codeSent: 'Verification code sent, please check your email',
  registrationSucceeded: 'Registration successful, welcome!',
  passwordResetSucceeded: 'Password reset successful, please login with your new password',

  noRecords: 'No records',
  pleaseLogIn: 'Please log in',
  alreadySignedIn: 'You have received it today',
  claim: 'Claim +10',
  claimed: 'Claimed',
  internalServerError: 'Internal Server Error',
  pageNotFoundTitle: 'Page Not Found',
} as const;

/** The message for an address without a route. */
export function unknownRoute(path: string): string {
  return `Page not found: ${path}`;
}

/** The message for an address whose parameters the route rejects. */
export function refusedRoute(path: string): string {
  return `Page Not Found: ${path}`;
}
