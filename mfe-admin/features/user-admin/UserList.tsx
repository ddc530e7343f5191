import { users } from '@storyloom/contract/admin/endpoints/users';
import type { UserOrder } from '@storyloom/contract/admin/entities/admin-user';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import parts from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { OrderSelect } from '../admin-parts/OrderSelect.tsx';
import { UserHeadings } from './UserHeadings.tsx';
import { UserRow } from './UserRow.tsx';
import styles from './UserTable.module.css';
import { orderOptions } from './user-columns.ts';
import { toUsersInput, type UserListSearch } from './user-search.ts';

const noMatch = {
  art: 'search',
  title: 'No user found',
  text: 'Enter the beginning of the name or email address, or the id.',
} as const;
const noneLeft = {
  art: 'search',
  title: 'No account matches',
  text: 'Change or clear the filters.',
} as const;
const none = { art: 'done', title: 'No account', text: 'No account is in this state.' } as const;

function emptyText({ keyword, state: _state, order: _order, ...filters }: UserListSearch) {
  if (Object.keys(filters).length > 0) return noneLeft;
  return keyword ? noMatch : none;
}

/** “1 account”; lists are counted up to 1,000. */
const countText = (count: number) =>
  count === 1
    ? '1 account'
    : count > 1_000
      ? 'More than 1,000 accounts'
      : `${count.toLocaleString('en')} accounts`;

interface UserListProps {
  search: UserListSearch;
  onOrder: (order: UserOrder | undefined) => void;
}

/** The accounts that match, as a table that its headings sort. */
export function UserList({ search, onOrder }: UserListProps) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(
    ownPagedQuery(host, userId, users, (page) => ({ ...toUsersInput(search), page })),
  );
  const total = query.data?.pages[0]?.totalCount;
  return (
    <>
      <div className={parts.listHead}>
        <p className={parts.note} role="status">
          {total === undefined ? '' : countText(total)}
        </p>
        <div className={styles.menu}>
          <OrderSelect options={orderOptions} value={search.order} onChange={onOrder} />
        </div>
      </div>
      <InfiniteList
        label={search.keyword ? 'Found users' : 'Accounts'}
        {...listProps(query, 'Couldn’t load the users.')}
        layout="table"
        head={
          <UserHeadings
            order={search.order ?? 'NEWEST'}
            onOrder={(order) => onOrder(order === 'NEWEST' ? undefined : order)}
          />
        }
        renderItem={(user) => <UserRow user={user} />}
        empty={<EmptyState {...emptyText(search)} />}
      />
    </>
  );
}
