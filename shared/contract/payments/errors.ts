import type { ErrorDefinitions } from '../core/error-definition.ts';

export const paymentErrors = {
  'payment.price_unknown': { code: 20001, msg: 'This offer is no longer available.' },
  'payment.unavailable': { code: 20002, msg: 'Payments aren’t available right now. Try again later.' },
  'payment.already_member': {
    code: 20003,
    msg: 'You already have a membership. You can change or cancel it under Memberships.',
  },
  'payment.plan_unpaid': {
    code: 20016,
    msg: 'The last payment of your plan failed and will be tried again. Update your card, or cancel that plan first.',
  },
  /** details: orderId of that payment; null once its plan has begun */
  'payment.plan_arriving': {
    code: 20017,
    msg: 'Your payment for a plan has just arrived. The plan starts in a moment.',
  },
  'payment.replaced': {
    code: 20018,
    msg: 'Another plan was chosen in another tab, so this purchase was ended. You haven’t been charged for it.',
  },
  'payment.one_plan': { code: 20004, msg: 'A plan can be bought once, not several times.' },
  'payment.order_not_found': { code: 20005, msg: 'This purchase doesn’t exist.' },
  'payment.nothing_to_manage': { code: 20006, msg: 'You haven’t bought anything yet.' },
  'payment.no_membership': { code: 20011, msg: 'You don’t have a membership.' },
  'payment.same_plan': { code: 20012, msg: 'This is your plan already.' },
  'payment.change_refused': {
    code: 20013,
    msg: 'Your plan can be changed while it renews. Resume it or update your card first.',
  },
  /** details: dueNow in US cents */
  'payment.amount_changed': { code: 20014, msg: 'The amount due has changed. Nothing was charged.' },
  'payment.declined': {
    code: 20015,
    msg: 'Your card was declined. Your plan hasn’t changed. Update your card and try again.',
  },
} as const satisfies ErrorDefinitions;
