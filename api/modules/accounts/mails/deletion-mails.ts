import { renderMail } from '../../mail/mail.service.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Says when the account will be erased, and how to keep it. */
export function deletionRequestedMail(erasesAt: Date) {
  const subject = 'Your account will be deleted';
  const day = date.format(erasesAt);
  return {
    subject,
    ...renderMail(subject, [
      { text: `You asked to delete your Storyloom account. We’ll erase it on ${day}.` },
      { text: 'Changed your mind? Log in before then, and your account stays as it is.' },
      {
        text: 'If this wasn’t you, log in now to keep your account. Then change your password in Settings.',
      },
    ]),
  };
}

/** Says that a login kept the account. */
export function accountRestoredMail() {
  const subject = 'Your account stays';
  return {
    subject,
    ...renderMail(subject, [
      { text: 'You logged in to Storyloom, so your account won’t be deleted. Everything is as you left it.' },
      { text: 'If this wasn’t you, choose “Forgot password” in the login dialog and set a new password.' },
    ]),
  };
}
