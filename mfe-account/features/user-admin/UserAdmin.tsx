import { UserPage } from './UserPage.tsx';
import { UserSearch } from './UserSearch.tsx';

/** The search for users, or one of them. */
export default function UserAdmin({ id }: { id: string | undefined }) {
  return id === undefined ? <UserSearch /> : <UserPage key={id} userId={id} />;
}
