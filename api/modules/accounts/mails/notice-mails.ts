import { renderMail } from '../../mail/mail.service.ts';

const NOT_YOU =
  'If this wasn’t you, open Storyloom, choose Log in and “Forgot password”, and set a new password. That logs out every device.';

const NOT_YOU_LOGINS =
  'If this wasn’t you, open Storyloom, go to Settings in your profile, log out all other devices and check your logins there.';

/** Tells the owner of an account about a change of it. */
function notice(subject: string, text: string, advice = NOT_YOU) {
  return { subject, ...renderMail(subject, [{ text }, { text: advice }]) };
}

export const passwordChangedMail = () =>
  notice(
    'Your password was changed',
    'The password of your Storyloom account was changed. All other devices were logged out.',
  );

export const mailChangedMail = () =>
  notice(
    'Your email was changed',
    'The email of your Storyloom account was changed. Log in with the new one from now on.',
  );

/** `name`: that of the service for people. */
export const loginAddedMail = (name: string) =>
  notice(
    `${name} was added to your logins`,
    `You can now log in to your Storyloom account with ${name}.`,
    NOT_YOU_LOGINS,
  );

export const loginRemovedMail = (name: string) =>
  notice(
    `${name} was removed from your logins`,
    `You can no longer log in to your Storyloom account with ${name}. All other devices were logged out.`,
    NOT_YOU_LOGINS,
  );

export const passwordAddedMail = () =>
  notice(
    'A password was added to your account',
    'You can now log in to your Storyloom account with your email and a password. All other devices were logged out.',
    NOT_YOU_LOGINS,
  );
