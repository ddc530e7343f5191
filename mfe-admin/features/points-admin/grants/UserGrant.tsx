import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { useSession } from '@storyloom/mfe';
import { GrantForm } from './GrantForm.tsx';

/** The form that grants points to a user. Nobody grants points to themselves or to a guest. */
export function UserGrant({ user }: { user: AdminUserDetail }) {
  const { userId } = useSession();
  return user.id === userId || !user.isRealUser ? null : <GrantForm user={user} />;
}
