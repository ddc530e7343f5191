import { UserPage, type UserPageProps } from './UserPage.tsx';
import { UserSearch } from './UserSearch.tsx';

type UserAdminProps = Omit<UserPageProps, 'userId'> & { id: string | undefined };

/** The user search, or the page of one user. */
export function UserAdmin({ id, ...renders }: UserAdminProps) {
  return id === undefined ? <UserSearch /> : <UserPage key={id} userId={id} {...renders} />;
}
