import type { CodePurpose } from '@storyloom/contract/users/entities/code-purpose';
import { renderMail } from '../../mail/mail.service.ts';

const IGNORE = 'If you didn’t ask for this, you can ignore this mail.';
const VALIDITY = 'The code works once, within 10 minutes. Don’t share it: we never ask for it.';

const HEADINGS: Record<CodePurpose, string> = {
  REGISTER: 'Welcome to Storyloom',
  RESET: 'Set a new password',
  DELETE: 'Delete your account',
  CHANGE_MAIL: 'Confirm your new email',
  CHANGE_LOGINS: 'Change your logins',
};
const REQUESTS: Record<CodePurpose, string> = {
  REGISTER: 'Enter this code to create your account:',
  RESET: 'Enter this code to set a new password:',
  DELETE: 'Enter this code to delete your account:',
  CHANGE_MAIL: 'Enter this code to use this email for your account:',
  CHANGE_LOGINS: 'Enter this code to change how you log in to your account:',
};

/** The mail with a code. */
export function codeMail(purpose: CodePurpose, code: string) {
  return {
    subject: `${code} is your Storyloom code`,
    ...renderMail(HEADINGS[purpose], [
      { text: REQUESTS[purpose] },
      { code },
      { text: VALIDITY },
      { text: IGNORE },
    ]),
  };
}

/** Sent in place of a code for a new address of an account, if another account has the address. */
export function takenAddressMail() {
  return {
    subject: 'This email already has a Storyloom account',
    ...renderMail('This email already has an account', [
      {
        text: 'Someone, probably you, tried to make this the email of their Storyloom account. It already belongs to an account.',
      },
      { text: 'Log in with this email and your password, or choose another email for the account.' },
      { text: IGNORE },
    ]),
  };
}

/** Sent in place of a code for a registration, to an address that already has an account. */
export function knownAddressMail() {
  return {
    subject: 'You already have a Storyloom account',
    ...renderMail('You already have an account', [
      {
        text: 'Someone, probably you, tried to use this email for a new Storyloom account. This email already has one.',
      },
      { text: 'Log in with your password. If you forgot it, choose “Forgot password” in the login dialog.' },
      { text: IGNORE },
    ]),
  };
}

/**
 * Sent in place of a code for a new password, to an address that only logs in with other services. `services`:
 * their names; `hasPassword`: true if the account has a password with another address.
 */
export function serviceAddressMail({ services, hasPassword }: { services: string[]; hasPassword: boolean }) {
  const subject = `Your account logs in with ${services.join(' or ')}`;
  const choices = services.map((name) => `“Continue with ${name}”`).join(' or ');
  return {
    subject,
    ...renderMail(subject, [
      {
        text: `Someone, probably you, asked for a new password at Storyloom. ${subject}. Choose ${choices} in the login dialog.`,
      },
      {
        text: hasPassword
          ? 'Your password belongs to another email. To change it, enter that email.'
          : 'Would you like a password too? Log in, then add one in Settings → Logins.',
      },
      { text: IGNORE },
    ]),
  };
}

/** Sent in place of a code to an address without an account. */
export function unknownAddressMail() {
  return {
    subject: 'No Storyloom account with this email',
    ...renderMail('There’s no account with this email', [
      { text: 'Someone, probably you, asked for a code at Storyloom. No account uses this email.' },
      { text: 'Did you sign up with another one? Try that, or create an account.' },
      { text: IGNORE },
    ]),
  };
}
