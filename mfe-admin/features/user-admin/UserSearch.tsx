import { useSearchParams } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import parts from '../admin-parts/AdminParts.module.css';
import { UserFilters } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';
import { readUserSearch, type UserListSearch, writeUserSearch } from './user-search.ts';

const tabs = [
  { value: 'ALL', label: 'All' },
  { value: 'BLOCKED', label: 'Blocked' },
  { value: 'ADMIN', label: 'Administrators' },
] as const;

/** Lists accounts, and finds users by id or the beginning of their mail address or name. */
export function UserSearch() {
  const [query, setQuery] = useSearchParams();
  const search = readUserSearch(query);
  // Back leads from a search to the one before.
  const show = (next: UserListSearch) =>
    setQuery(writeUserSearch(next), { replace: next.keyword === search.keyword });
  return (
    <>
      <title>Users - Storyloom</title>
      <h1 className={parts.title}>Users</h1>
      <Tabs
        label="State of the accounts"
        items={tabs}
        value={search.state ?? 'ALL'}
        onChange={(state) => show({ ...search, state: state === 'ALL' ? undefined : state })}
      >
        <UserFilters search={search} onChange={show} />
        <UserList search={search} onOrder={(order) => show({ ...search, order })} />
      </Tabs>
    </>
  );
}
