import { UserGrant } from '../../features/points-admin/grants/UserGrant.tsx';
import { UserPoints } from '../../features/points-admin/UserPoints.tsx';
import { UserAdmin } from '../../features/user-admin/UserAdmin.tsx';

/** The section of users: the search, or a user with purchases and grants. */
export default function UsersSection({ id }: { id: string | undefined }) {
  return (
    <UserAdmin
      id={id}
      renderPoints={(user) => <UserPoints userId={user.id} />}
      renderGrant={(user) => <UserGrant user={user} />}
    />
  );
}
