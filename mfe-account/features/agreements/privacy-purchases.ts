import type { AgreementSection } from './agreement.ts';

/** The parts of the privacy policy about money: what is bought, and what creators earn. */
export const purchaseSections: readonly AgreementSection[] = [
  {
    id: 'purchases',
    title: 'If you buy points or a plan',
    paragraphs: [
      'Points and plans are sold by Paddle, our payment provider. What you enter on the payment page, such as your name, email address, postal address and card, goes to Paddle and not to us; Paddle’s own privacy policy applies to it.',
      'From Paddle we receive what was bought, when, for how much and with which result, the state of your plan, a customer number, and sometimes the last digits of your card. We delete Paddle’s messages 90 days after we used them. Your purchases and plans stay with your account; when it is erased, they stay without a link to you, because accounts have to be kept.',
    ],
  },
  {
    id: 'creators',
    title: 'If you earn money as a creator',
    paragraphs: [
      'We count the visitors of your published stories and keep what you earn, withdraw and write in an application for the creator contract.',
      'For a withdrawal we ask for the email address of your PayPal account, an address for questions, your legal name and your country, and a picture of your passport or national ID. The picture is stored encrypted, is used for this withdrawal only, and is deleted with the decision about it; each time an administrator opens it is recorded. A picture that you did not send with a withdrawal is deleted after a day.',
      'PayPal receives the address of your PayPal account and the amount. The addresses, the name and the country stay with the withdrawal until your account is erased.',
    ],
  },
];
