import { renderMail } from '../../mail/mail.service.ts';

const NOT_YOU =
  'If this wasn’t you, open Storyloom, choose Log in and “Forgot password”, and set a new password. That logs out every device.';

/** Tells the owner of an account about a change of it. */
function notice(subject: string, text: string) {
  return { subject, ...renderMail(subject, [{ text }, { text: NOT_YOU }]) };
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
