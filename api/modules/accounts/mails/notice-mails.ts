import { renderMail } from '../../mail/mail.service.ts';

const NOT_YOU =
  'If this wasn’t you, open Storyloom, choose Log in and “Forgot password”, and set a new password. That logs out every device.';

const NOBODY = 'the people who run this site';

/** Advice after a change of logins, which may lock the reader out. `contact`: the site's contact address. */
const notYouLogins = (contact = NOBODY) =>
  `If this wasn’t you, open Storyloom, go to Settings in your profile, log out all other devices and check your logins there. If you can’t log in any more, write to ${contact} from this address.`;

/** A mail that notifies the owner of a change to the account. */
function notice(subject: string, text: string, advice = NOT_YOU) {
  return { subject, ...renderMail(subject, [{ text }, { text: advice }]) };
}

export const passwordChangedMail = () =>
  notice(
    'Your password was changed',
    'The password of your Storyloom account was changed. All other devices were logged out.',
  );

const MAIL_CHANGED = 'Your email was changed';

/** `services`: names of the other logins of the account; `contact`: the site's contact address. */
interface WaysBack {
  services: string[];
  contact: string | undefined;
}

/** The notice to an address that no longer logs in to the account. */
export function mailRemovedMail({ services, contact = NOBODY }: WaysBack) {
  const write = `write to ${contact} from this address`;
  const steps =
    services.length === 0
      ? write
      : `log in with ${services.join(' or ')} and change your password and your email in Settings. If you can’t, ${write}`;
  return notice(
    MAIL_CHANGED,
    'Your Storyloom account now has a different email. You can no longer log in with this one. All other devices were logged out.',
    `If this wasn’t you, someone knows your password. Act now: ${steps}. “Forgot password” no longer works with this email.`,
  );
}

/** The notice to an account's new, verified address. */
export const mailAddedMail = () =>
  notice(
    MAIL_CHANGED,
    'This is now the email of your Storyloom account. Log in with it from now on. All other devices were logged out.',
    'If this wasn’t you, someone read a code in your mailbox. Change the password of your mailbox.',
  );

interface LoginOfMail {
  /** Display name of the service. */
  name: string;
  contact: string | undefined;
}

export const loginAddedMail = ({ name, contact }: LoginOfMail) =>
  notice(
    `${name} was added to your logins`,
    `You can now log in to your Storyloom account with ${name}.`,
    notYouLogins(contact),
  );

export const loginRemovedMail = ({ name, contact }: LoginOfMail) =>
  notice(
    `${name} was removed from your logins`,
    `You can no longer log in to your Storyloom account with ${name}. All other devices were logged out.`,
    notYouLogins(contact),
  );

export const passwordAddedMail = (contact: string | undefined) =>
  notice(
    'A password was added to your account',
    'You can now log in to your Storyloom account with your email and a password. All other devices were logged out.',
    notYouLogins(contact),
  );
