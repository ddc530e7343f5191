import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { payoutMessages } from '../core/rules.ts';
import { creatorLimits } from './limits.ts';
import { creatorMessages } from './messages.ts';
import { decision, hasReason, payoutForm, refusalForm, withdrawalContact, withdrawalForm } from './rules.ts';

const messagesOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const filled = {
  paypalEmail: 'Mara@Example.test ',
  contactEmail: 'mara@example.test',
  legalName: 'Mara Vey',
  country: 'PT',
  documentType: 'PASSPORT',
  documentId: 'doc1',
  agreement: true,
};

describe('withdrawalForm', () => {
  it('accepts a filled form, and cleans its addresses', () => {
    expect(withdrawalForm.parse(filled)).toEqual({ ...filled, paypalEmail: 'mara@example.test' });
  });

  it('names what is missing in each field', () => {
    expect(messagesOf(withdrawalForm, {})).toEqual([
      ['paypalEmail', payoutMessages.required],
      ['contactEmail', payoutMessages.required],
      ['legalName', payoutMessages.required],
      ['country', payoutMessages.required],
      ['documentType', payoutMessages.required],
      ['documentId', payoutMessages.documentMissing],
      ['agreement', payoutMessages.required],
    ]);
  });

  it.each([
    [{ documentId: '' }, 'documentId', payoutMessages.documentMissing],
    [{ agreement: false }, 'agreement', payoutMessages.required],
    [{ documentType: 'LIBRARY_CARD' }, 'documentType', payoutMessages.required],
    [{ country: '' }, 'country', payoutMessages.required],
    [{ country: 'XX' }, 'country', payoutMessages.required],
    [{ paypalEmail: 'mara' }, 'paypalEmail', payoutMessages.invalidEmail],
  ])('refuses %j', (change, field, message) => {
    expect(messagesOf(withdrawalForm, { ...filled, ...change })).toEqual([[field, message]]);
  });
});

describe('withdrawalContact', () => {
  it('takes the addresses and nothing else', () => {
    const { paypalEmail, contactEmail, documentId } = filled;
    expect(withdrawalContact.safeParse({ paypalEmail, contactEmail }).success).toBe(true);
    expect(withdrawalContact.safeParse({ paypalEmail, contactEmail, documentId }).success).toBe(false);
  });
});

describe('payoutForm and refusalForm', () => {
  it('need text within their limits', () => {
    expect(messagesOf(payoutForm, { reference: ' ' })).toEqual([
      ['reference', creatorMessages.giveReference],
    ]);
    expect(messagesOf(refusalForm, { reason: ' ' })).toEqual([['reason', creatorMessages.giveReason]]);
    const [reference, reason] = [creatorLimits.payoutReference, creatorLimits.reason].map((max) =>
      'x'.repeat(max),
    );
    expect(payoutForm.safeParse({ reference }).success).toBe(true);
    expect(payoutForm.safeParse({ reference: `${reference}x` }).success).toBe(false);
    expect(refusalForm.safeParse({ reason }).success).toBe(true);
    expect(refusalForm.safeParse({ reason: `${reason}x` }).success).toBe(false);
  });
});

describe('hasReason', () => {
  const schema = z.strictObject(decision).check(hasReason);

  it('requires a reason for a refusal only', () => {
    expect(messagesOf(schema, { outcome: 'REFUSE' })).toEqual([['reason', creatorMessages.giveReason]]);
    expect(messagesOf(schema, { outcome: 'REFUSE', reason: 'Copied.' })).toEqual([]);
    expect(messagesOf(schema, { outcome: 'ACCEPT' })).toEqual([]);
  });
});
