/** Texts of accounts, fixed by the product specification. */
export const userMessages = {
  pleaseLogIn: 'Please log in',
  loggingIn: 'Logging in...',
  loggedIn: 'Login successful, welcome back!',
  registered: 'Registration successful, welcome!',
  passwordReset: 'Password reset successful, please login with your new password',
  codeSent: 'Verification code sent, please check your email',
} as const;

/** Messages of forms for failures without a message of the server. Fixed by the product specification. */
export const userFailures = {
  login: 'Please check your email and password',
  code: 'Failed to send verification code, please try again',
  register: 'Registration failed, please try again',
  reset: 'Password reset failed, please try again',
  oauth: 'Login wasn’t completed. Try again.',
} as const;
