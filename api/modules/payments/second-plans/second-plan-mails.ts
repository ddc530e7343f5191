import { renderMail } from '../../mail/mail.service.ts';
import type { OrderRow } from '../payments.schema.ts';

const TITLES = { PLUS: 'Plus', PRO: 'Pro' } as const;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Tells a person that their second plan was ended and is paid back. */
export function ownerMail({ plan, name }: Pick<OrderRow, 'plan' | 'name'>, cents: number) {
  const title = plan === null ? name : TITLES[plan];
  const subject = 'We ended your second plan and are refunding it';
  return {
    subject,
    ...renderMail(subject, [
      {
        text: `You paid ${dollars(cents)} for ${title} while another plan of yours was running. You need only one, so we ended the later one.`,
      },
      {
        text: `${dollars(cents)} will be refunded to the card or account you paid with, which takes up to ten days. The points of that payment are taken back with it.`,
      },
      { text: 'Your other plan stays active. To change it, open “Get more points” on the site.' },
    ]),
  };
}

/** Tells an administrator that a second plan could not be ended or paid back. */
export function faultMail({ subscriptionId, reason }: { subscriptionId: string; reason: string }) {
  const subject = 'A second plan was not refunded';
  return {
    subject,
    ...renderMail(subject, [
      { text: `Subscription ${subscriptionId} runs beside an earlier one of the same person. ${reason}` },
      {
        text: 'Its owner has paid twice. Look at the subscription at the payment provider, end it, and refund its payment under Users in the administration.',
      },
    ]),
  };
}
