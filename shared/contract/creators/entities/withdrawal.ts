import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

export const documentKinds = ['PASSPORT', 'NATIONAL_ID'] as const;
export const withdrawalStates = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const;

/** A withdrawal as its owner sees it, without the identity document. Money is in US cents. */
export const withdrawal = z.object({
  id,
  cents: count,
  paypalEmail: z.string(),
  contactEmail: z.string(),
  /** As the document shows it; empty for withdrawals from before it was asked for. */
  legalName: z.string(),
  /** ISO 3166-1, two letters; null for withdrawals from before it was asked for. */
  country: z.nullable(z.string()),
  documentType: z.enum(documentKinds),
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  createdAt: time,
  decidedAt: z.nullable(time),
  paidAt: z.nullable(time),
});
export type Withdrawal = z.output<typeof withdrawal>;
