import { users } from '@storyloom/contract/admin/endpoints/users';
import type { AdminUser } from '@storyloom/contract/admin/entities/admin-user';
import { Link, ownQuery, useHost, useQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import { type FormEvent, useState } from 'react';
import { RowsSkeleton } from '../admin-parts/RowsSkeleton.tsx';
import styles from './UserSearch.module.css';

/** Finds users by id, mail address or the beginning of their name; lists the newest accounts before a search. */
export function UserSearch() {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('q') ?? '';
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setSearch(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <>
      <title>Users - Storyloom</title>
      <h1 className={styles.title}>Users</h1>
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
        </form>
      </search>
      <Found keyword={keyword} />
    </>
  );
}

function Found({ keyword }: { keyword: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery(ownQuery(host, userId, users, { keyword }));
  if (query.isPending) return <RowsSkeleton rows={3} />;
  if (query.isError) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t search."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        art="search"
        title="No user found"
        text="Enter the beginning of the name, the whole email address or the id."
      />
    );
  }
  const title = keyword === '' ? 'Newest accounts' : 'Found users';
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {query.data.map((user) => (
          <li key={user.id}>
            <UserRow user={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UserRow({ user }: { user: AdminUser }) {
  return (
    <Link to={`/admin/users/${user.id}`} className={styles.row}>
      <Avatar name={user.name} src={user.avatarUrl} size={40} decorative />
      <span className={styles.words}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.mail}>
          {user.emails.join(', ') || (user.isRealUser ? 'No email address' : 'Guest')}
        </span>
      </span>
      {user.isAdmin ? <Badge tone="cool">Administrator</Badge> : null}
      {user.blocked ? <Badge tone="danger">Blocked</Badge> : null}
    </Link>
  );
}
