import { renderMail } from '../mail/mail.service.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const mail = (subject: string, ...texts: string[]) => ({
  subject,
  ...renderMail(
    subject,
    texts.map((text) => ({ text })),
  ),
});

/** `reason`: of a refusal; null for an accepted application. */
export const contractMail = (reason: string | null) =>
  reason === null
    ? mail('You have a creator contract', 'Your application for the Storyloom creator contract was accepted.')
    : mail(
        'Your application for a creator contract',
        'We couldn’t accept your application this time. You can apply again.',
        `The reason: ${reason}`,
      );

/** `paypalEmail`: masked. */
export const changedMail = (cents: number, paypalEmail: string) =>
  mail(
    'Your withdrawal was changed',
    `Your withdrawal of ${usd.format(cents / 100)} now goes to the PayPal account ${paypalEmail}.`,
    'If this wasn’t you, open Storyloom, go to Settings in your profile, log out all other devices and correct the address in your earnings.',
  );

export const approvedMail = (cents: number) =>
  mail(
    'Your withdrawal was approved',
    `We’ll send ${usd.format(cents / 100)} to your PayPal account. Your identity document was deleted.`,
  );

export const paidMail = (cents: number) =>
  mail('Your earnings were paid', `${usd.format(cents / 100)} were sent to your PayPal account.`);

export const rejectedMail = (cents: number, reason: string) =>
  mail(
    'Your withdrawal was rejected',
    `${usd.format(cents / 100)} are available in your earnings again.`,
    `The reason: ${reason}`,
  );
