import { renderMail } from '../../mail/mail.service.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** How a person logs in. `services`: names of other services; used only for an account without a password. */
export interface Logins {
  hasPassword: boolean;
  services: readonly string[];
}

/** Says when the account will be erased, and how to keep it. */
export function deletionRequestedMail(erasesAt: Date, { hasPassword, services }: Logins) {
  const subject = 'Your account will be deleted';
  const advice = hasPassword
    ? 'log in now to keep your account. Then change your password in Settings.'
    : `log in with ${services.join(' or ')} now to keep your account. Then change the password of your mailbox: someone read our code there.`;
  const day = date.format(erasesAt);
  return {
    subject,
    ...renderMail(subject, [
      { text: `You asked to delete your Storyloom account. We’ll erase it on ${day}.` },
      { text: 'Changed your mind? Log in before then, and your account stays as it is.' },
      { text: `If this wasn’t you, ${advice}` },
    ]),
  };
}

/** Says that a login kept the account. */
export function accountRestoredMail({ hasPassword, services }: Logins) {
  const subject = 'Your account won’t be deleted';
  const advice = hasPassword
    ? 'choose “Forgot password” in the login dialog and set a new password.'
    : `someone can use your account at ${services.join(' or ')}. Change its password there. Then log in to Storyloom, and log out all other devices in Settings.`;
  return {
    subject,
    ...renderMail(subject, [
      { text: 'You logged in to Storyloom, so your account won’t be deleted. Everything is as you left it.' },
      { text: `If this wasn’t you, ${advice}` },
    ]),
  };
}
