import type { AgreementSection } from './agreement.ts';

/** The parts of the terms about points, purchases, plans, refunds and the creators’ programme. */
export const moneySections: readonly AgreementSection[] = [
  {
    id: 'points',
    title: 'Points',
    paragraphs: [
      'Points pay for replies, pictures and writing help. The price is shown before you spend them. You’re never charged for one that fails.',
      'Points are not money. They cannot be exchanged for money, sold or given to other people. Points that you have bought do not expire while your account exists.',
    ],
  },
  {
    id: 'purchases',
    title: 'Purchases',
    paragraphs: [
      'Points and plans are sold by Paddle, our payment provider, as merchant of record: Paddle is the seller, takes the payment, adds tax where it applies and sends you the receipt. Paddle’s terms for buyers apply too. You see the total before you pay.',
      'Points are added when Paddle confirms the payment, usually within seconds.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans',
    paragraphs: [
      'A plan renews every month, at the price shown with it plus tax where it applies, until you cancel it. Each month that is paid brings its points and the benefits listed with the plan. If a payment fails, you have seven days to update your card; then the benefits end until it is paid.',
      'You can cancel at any time under “Get More Points”. The plan then lasts until the end of the month that is paid, and until that day you can resume it. Points you have received stay yours.',
      'A change to a better plan begins at once: you pay the difference for the rest of the month, and see the amount before you confirm. A change to a lesser plan begins with the next month.',
      'Some stories are for members only, or open to members first. Without a plan you cannot read on in them, but your saves are kept.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    paragraphs: [
      'To ask for a refund, contact Paddle, which sent your receipt. The law where you live may give you a right to withdraw from a purchase.',
      'When a payment is refunded, in full or in part, the same share of its points is taken back. Points that you have spent already become a debt, which the points you get next pay first. A refund does not end a plan; cancel it as well.',
    ],
  },
  {
    id: 'creators',
    title: 'The creators’ programme',
    paragraphs: [
      'If you publish stories, you can earn rewards: each milestone of unique visitors pays once. The milestones and rewards are shown on your earnings page. A visitor counts after a turn in a story or a visit on a second day, and at most five new ones a day from one network. Your own visits do not count, nor do those to unlisted stories.',
      'A reward can be withdrawn 30 days after you claimed it: at least 20 US dollars, and one request at a time. It is paid to your PayPal account, after we have checked an identity document of yours. We may reject a request, with a reason; the money is then available again.',
      'You can apply for the creator contract once you meet its conditions. We accept an application or refuse it with a reason, and you can apply again. Taxes on what you earn are yours to pay.',
    ],
  },
];
