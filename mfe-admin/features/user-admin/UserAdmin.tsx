import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import type { ReactNode } from 'react';
import { UserPage } from './UserPage.tsx';
import { UserSearch } from './UserSearch.tsx';

interface UserAdminProps {
  id: string | undefined;
  renderPoints: (user: AdminUserDetail) => ReactNode;
}

/** The user search, or the page of one user. */
export function UserAdmin({ id, renderPoints }: UserAdminProps) {
  return id === undefined ? <UserSearch /> : <UserPage key={id} userId={id} renderPoints={renderPoints} />;
}
