import { describe, expect, test } from 'vitest';
import { amount, type EventBody, lineItem, subjectOf } from './event-body.ts';

const subjectIn = (type: string) =>
  subjectOf({ event_type: type, data: { id: 'own_1', transaction_id: 'txn_1' } } as unknown as EventBody);

describe('subjectOf', () => {
  test.each([
    ['transaction.completed', 'own_1'],
    ['transaction.canceled', 'own_1'],
    ['subscription.created', 'own_1'],
    ['subscription.trialing', 'own_1'],
    ['subscription.activated', 'own_1'],
    ['subscription.updated', 'own_1'],
    ['subscription.past_due', 'own_1'],
    ['subscription.paused', 'own_1'],
    ['subscription.resumed', 'own_1'],
    ['subscription.canceled', 'own_1'],
    ['adjustment.created', 'txn_1'],
    ['adjustment.updated', 'txn_1'],
    ['transaction.paid', null],
    ['transaction.completed.again', null],
    ['subscription.imported', null],
    ['customer.created', null],
  ])('of %s is %s', (type, subject) => {
    expect(subjectIn(type)).toBe(subject);
  });
});

describe('the parts of an event', () => {
  test.each(['-1', '1.5', '', '1e3', '9'.repeat(16)])('refuse the amount %j', (text) => {
    expect(amount.safeParse(text).success).toBe(false);
  });

  test.each([
    [1, true],
    [1_000, true],
    [-1, true],
    [0, false],
    [1_001, false],
    [1.5, false],
  ])('with the quantity %d are valid: %s', (quantity, isValid) => {
    expect(lineItem.safeParse({ price_id: 'pri_1', quantity }).success).toBe(isValid);
  });
});
