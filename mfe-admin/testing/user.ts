import type { UserInfo } from '@storyloom/contract/users/entities/user-info';

/** A logged-in user. */
export const userOf = (id: string, change: Partial<UserInfo> = {}): UserInfo => ({
  id,
  isRealUser: true,
  isAdmin: false,
  name: id,
  avatarUrl: null,
  introduction: '',
  email: `${id}@example.org`,
  plan: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...change,
});
