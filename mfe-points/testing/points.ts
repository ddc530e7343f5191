import type { Offers } from '@storyloom/contract/payments/entities/offers';
import type { Order } from '@storyloom/contract/payments/entities/order';
import { describePlan, plans } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import type { PointsAccount } from '@storyloom/contract/points/entities/points-account';

export function pointsAccount(change: Partial<PointsAccount> = {}): PointsAccount {
  return {
    totalIntegral: 0,
    isSignInToday: false,
    nextCheckInAt: '2026-11-22T00:00:00.000Z',
    debt: 0,
    ...change,
  };
}

export function memberAccount(change: Partial<MemberAccount> = {}): MemberAccount {
  return {
    plan: null,
    nextPlan: null,
    renewsAt: null,
    endsAt: null,
    isPastDue: false,
    packDiscountPercent: 0,
    premiumModels: false,
    unlimitedStandardChat: false,
    ...change,
  };
}

/** Two packs and both plans; a member pays 10 % less for packs. */
export function offersOf({ isMember = false, isAvailable = true, hasPremium = true } = {}): Offers {
  const pack = (priceId: string, pointsCount: number, listPrice: number, isPopular = false) => ({
    priceId,
    name: `${pointsCount} points`,
    quantity: 1,
    price: isMember ? Math.round(listPrice * 0.9) : listPrice,
    listPrice,
    pointsCount,
    isPopular,
  });
  const plan = (name: 'PLUS' | 'PRO', isCurrent: boolean) => ({
    priceId: `pri_${name}`,
    plan: name,
    name: plans[name].title,
    price: plans[name].cents,
    pointsCount: plans[name].pointsMonthly,
    ...describePlan(name, { hasPremium }),
    isCurrent,
  });
  return {
    packs: [pack('pri_100', 100, 99), pack('pri_2200', 2_200, 1_999, true)],
    plans: [plan('PLUS', isMember), plan('PRO', false)],
    isAvailable,
    hasPremium,
  };
}

export const checkoutUrl = 'https://pay.example/?_ptxn=txn_01hv8wptq8987qeep44cyrewp9';

export function orderOf(change: Partial<Order> = {}): Order {
  return {
    id: 'order1',
    priceId: 'pri_2200',
    name: '2,200 points',
    plan: null,
    quantity: 1,
    price: 1_999,
    pointsCount: 2_200,
    state: 'OPEN',
    checkoutUrl,
    createdAt: '2026-11-22T12:00:00.000Z',
    pointsAddedAt: null,
    ...change,
  };
}
