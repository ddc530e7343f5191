import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import type { CreatorApplication } from '@storyloom/contract/creators/entities/creator-application';

const AT = '2026-03-01T12:00:00.000Z';
const user = { id: 'ada', name: 'Ada', avatarUrl: null };

/** A requested withdrawal of $20. */
export const adminWithdrawal = (change: Partial<AdminWithdrawal> = {}): AdminWithdrawal => ({
  id: 'withdrawal1',
  cents: 2_000,
  paypalEmail: 'ada@pay.example',
  contactEmail: 'ada@mail.example',
  legalName: 'Ada King',
  country: 'GB',
  documentType: 'PASSPORT',
  state: 'REQUESTED',
  reason: null,
  createdAt: AT,
  decidedAt: null,
  paidAt: null,
  user,
  revision: 1,
  hasDocument: true,
  decidedBy: null,
  reference: null,
  uv: 500,
  realVisitors: 250,
  totalChats: 40,
  ...change,
});

export const creatorApplication = (change: Partial<CreatorApplication> = {}): CreatorApplication => ({
  id: 'contract1',
  user,
  message: 'Please.',
  state: 'APPLIED',
  reason: null,
  cardsReached: 10,
  appliedAt: AT,
  decidedAt: null,
  decidedBy: null,
  ...change,
});
