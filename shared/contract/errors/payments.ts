import type { ErrorDefinitions } from './definition.ts';

export const paymentErrors = {
  'payment.price_unknown': { code: 20001, msg: 'This offer is no longer available.' },
  'payment.unavailable': { code: 20002, msg: "Payments aren't available right now. Try again later." },
} as const satisfies ErrorDefinitions;
