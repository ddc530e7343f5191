import { users } from '@storyloom/contract/admin/endpoints/users';
import { ownPagedQuery, useHost, useInfiniteQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { type FormEvent, useState } from 'react';
import { listProps } from '../admin-parts/list-props.tsx';
import { UserHeadings, UserRow } from './UserRow.tsx';
import styles from './UserSearch.module.css';
import { readUserSearch, type UserListSearch, writeUserSearch } from './user-search.ts';

const tabs = [
  { value: 'ALL', label: 'All' },
  { value: 'BLOCKED', label: 'Blocked' },
  { value: 'ADMIN', label: 'Administrators' },
] as const;

const orderOptions = [
  { value: 'NEWEST', label: 'Newest' },
  { value: 'NAME', label: 'Name' },
];

const noMatch = {
  art: 'search',
  title: 'No user found',
  text: 'Enter the beginning of the name or email address, or the id.',
} as const;
const none = { art: 'done', title: 'No account', text: 'No account is in this state.' } as const;

/** “1 account”; lists are counted up to 1,000. */
const countText = (count: number) =>
  count === 1
    ? '1 account'
    : count > 1_000
      ? 'More than 1,000 accounts'
      : `${count.toLocaleString('en')} accounts`;

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
      <h1 className={styles.title}>Users</h1>
      <Tabs
        label="State of the accounts"
        items={tabs}
        value={search.state ?? 'ALL'}
        onChange={(state) => show({ ...search, state: state === 'ALL' ? undefined : state })}
      >
        <UserFilters search={search} onChange={show} />
        <UserList search={search} />
      </Tabs>
    </>
  );
}

interface UserFiltersProps {
  search: UserListSearch;
  onChange: (search: UserListSearch) => void;
}

function UserFilters({ search, onChange }: UserFiltersProps) {
  const [typed, setTyped] = useState(search.keyword ?? '');
  const [found, setFound] = useState(search.keyword);
  if (found !== search.keyword) {
    setFound(search.keyword);
    setTyped(search.keyword ?? '');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...search, keyword: typed.trim() });
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Name, email address or id"
          type="search"
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Find</Button>
        <SelectField
          label="Order"
          options={orderOptions}
          value={search.order ?? 'NEWEST'}
          onChange={({ target }) =>
            onChange({ ...search, order: target.value === 'NAME' ? 'NAME' : undefined })
          }
        />
      </form>
    </search>
  );
}

function UserList({ search }: { search: UserListSearch }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(ownPagedQuery(host, userId, users, (page) => ({ ...search, page })));
  const total = query.data?.pages[0]?.totalCount;
  return (
    <>
      <p className={styles.count} role="status">
        {total === undefined ? '' : countText(total)}
      </p>
      {total ? <UserHeadings /> : null}
      <InfiniteList
        label={search.keyword ? 'Found users' : 'Accounts'}
        {...listProps(query, 'Couldn’t load the users.')}
        renderItem={(user) => <UserRow user={user} />}
        empty={<EmptyState {...(search.keyword ? noMatch : none)} />}
      />
    </>
  );
}
