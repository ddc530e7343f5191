import * as z from '@storyloom/schema';
import { email, payoutMessages, required } from '../core/rules.ts';
import { countries } from './countries.ts';
import { documentKinds } from './entities/withdrawal.ts';
import { creatorLimits } from './limits.ts';
import { creatorMessages } from './messages.ts';

const contact = {
  paypalEmail: email(payoutMessages.required, payoutMessages.invalidEmail),
  contactEmail: email(payoutMessages.required, payoutMessages.invalidEmail),
};
const documentId = z
  .string(payoutMessages.documentMissing)
  .check(z.minLength(1, payoutMessages.documentMissing), z.maxLength(32));

/** The fields of a withdrawal besides its sum. */
export const withdrawalForm = z.strictObject({
  ...contact,
  legalName: required(creatorLimits.legalName, payoutMessages.required),
  country: z.enum(countries, payoutMessages.required),
  documentType: z.enum(documentKinds, payoutMessages.required),
  documentId,
  agreement: z.literal(true, payoutMessages.required),
});

/** The fields that the owner of a requested withdrawal may change. */
export const withdrawalContact = z.strictObject(contact);

/** An administrator's refusal as it is typed; the creator reads it. */
export const refusalForm = z.strictObject({
  reason: required(creatorLimits.reason, creatorMessages.giveReason),
});

/** The record of a payment that an administrator made in PayPal. */
export const payoutForm = z.strictObject({
  reference: required(creatorLimits.payoutReference, creatorMessages.giveReference),
});

/** A decision of an administrator; a refusal has a reason. */
export const decision = {
  outcome: z.enum(['ACCEPT', 'REFUSE']),
  reason: z.optional(refusalForm.shape.reason),
};

export const hasReason = z.refine<{ outcome: 'ACCEPT' | 'REFUSE'; reason?: string | undefined }>(
  ({ outcome, reason }) => outcome === 'ACCEPT' || reason !== undefined,
  { error: creatorMessages.giveReason, path: ['reason'] },
);
