import { describe, expect, test } from 'vitest';
import {
  amount,
  type EventBody,
  eventBody,
  lineItem,
  signedAmount,
  subjectOf,
  subscriptionData,
} from './event-body.ts';

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

  test('have a sign only where a part of a month is paid back', () => {
    expect([signedAmount.parse('-12'), signedAmount.parse('0'), amount.parse('12')]).toEqual([-12, 0, 12]);
    expect(signedAmount.safeParse('--1').success).toBe(false);
  });

  test.each([
    { event_id: 'evt-1' },
    { occurred_at: 'yesterday' },
    { event_type: 'x'.repeat(101) },
    { data: {} },
  ])('are not valid with %j', (change) => {
    const event = {
      event_id: 'evt_1',
      event_type: 'a.b',
      occurred_at: '2026-03-01T12:00:00Z',
      data: { id: 'txn_1', more: 1 },
    };
    expect(eventBody.parse(event)).toMatchObject({ data: { more: 1 } });
    expect(eventBody.safeParse({ ...event, ...change }).success).toBe(false);
  });

  test('of a subscription name its order and the plan that is paid ahead, if they can be read', () => {
    const read = (custom_data: unknown) =>
      subscriptionData.parse({
        id: 'sub_1',
        status: 'active',
        customer_id: 'ctm_1',
        items: [],
        custom_data,
      }).custom_data;
    const paidUntil = '2026-03-01T12:00:00Z';
    expect(read({ orderId: 'o1', paidPlan: 'PRO', paidUntil })).toEqual({
      orderId: 'o1',
      paidAhead: { paidPlan: 'PRO', paidUntil: new Date(paidUntil) },
    });
    expect(read({ orderId: 'o1', paidPlan: 'GOLD', paidUntil })).toEqual({ orderId: 'o1', paidAhead: null });
    expect(read(null)).toEqual({ orderId: '', paidAhead: null });
  });
});
