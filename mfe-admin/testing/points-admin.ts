import type { AdminOrder } from '@storyloom/contract/admin/entities/admin-order';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import type { CursorPage } from '@storyloom/contract/core/paged';

const AT = '2026-03-01T12:00:00.000Z';

/** Returns a list as a single page. */
export const onePage = <Item>(...items: Item[]): CursorPage<Item> => ({
  pageList: items,
  totalCount: items.length,
  hasNextPage: false,
  nextPageNum: null,
  currentPageNum: 1,
  nextCursor: null,
});

export const adminUser = (change: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  id: 'ada',
  name: 'Ada',
  avatarUrl: null,
  isRealUser: true,
  isAdmin: false,
  emails: [],
  createdAt: AT,
  blocked: null,
  introduction: '',
  points: 50,
  debt: 0,
  sessions: [],
  plan: null,
  stories: 0,
  lastSeenAt: null,
  openCases: 0,
  violations: 0,
  ...change,
});

/** A paid order of 525 points for $4.99. */
export const adminOrder = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  id: 'order1',
  priceId: 'pri_1',
  name: '525 points',
  plan: null,
  quantity: 1,
  price: 499,
  pointsCount: 525,
  state: 'PAID',
  checkoutUrl: null,
  createdAt: AT,
  pointsAddedAt: AT,
  userId: 'ada',
  transactionId: 'txn_1',
  transactionUrl: 'https://pay.example/txn_1',
  paid: 499,
  currency: 'USD',
  refunded: 0,
  adjustments: [],
  ...change,
});

export const pointsGrant = (change: Partial<PointsGrant> = {}): PointsGrant => ({
  id: 'grant1',
  amount: 2_000,
  reason: 'A lost month.',
  state: 'WAITING',
  user: { id: 'ada', name: 'Ada', avatarUrl: null },
  by: { id: 'other', name: 'Bo', avatarUrl: null },
  createdAt: AT,
  expiresAt: '2026-03-08T12:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  ...change,
});
