import { creatorLimits } from '@storyloom/contract/creators/limits';
import { renderMail } from '../mail/mail.service.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const mail = (subject: string, ...texts: string[]) => ({
  subject,
  ...renderMail(
    subject,
    texts.map((text) => ({ text })),
  ),
});

export const contractMail = () =>
  mail('You have a creator contract', 'Your application for the Storyloom creator contract was accepted.');

/** `cardsReached`: number of published stories above the heat that the contract requires. */
export function refusalMail(reason: string, cardsReached: number) {
  const { contractCards, contractHeat } = creatorLimits;
  const again =
    cardsReached >= contractCards
      ? 'You can apply again.'
      : `You can apply again when ${contractCards} of your published stories are above ${contractHeat.toLocaleString('en')} heat each.`;
  return mail(
    'Your application for a creator contract',
    `We couldn’t accept your application this time. ${again}`,
    `Reason: ${reason}`,
  );
}

/** `paypalEmail` is masked. */
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
  mail('Your earnings were paid', `We sent ${usd.format(cents / 100)} to your PayPal account.`);

export const rejectedMail = (cents: number, reason: string) =>
  mail(
    'Your withdrawal was rejected',
    `${usd.format(cents / 100)} are available in your earnings again.`,
    `Reason: ${reason}`,
  );
