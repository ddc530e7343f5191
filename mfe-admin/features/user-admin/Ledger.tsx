import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Section } from '@storyloom/ui/sections/Section';
import parts from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { LedgerRow } from './LedgerRow.tsx';

/** The points history of a user, latest first. */
export function Ledger({ userId }: { userId: string }) {
  const host = useHost();
  const { userId: viewerId } = useSession();
  const query = useInfiniteQuery(ownPagedQuery(host, viewerId, ledger, (page) => ({ userId, page })));
  return (
    <Section title="Points history">
      <InfiniteList
        label="Points history"
        {...listProps(query, 'Couldn’t load the points history.', 2)}
        renderItem={(record) => <LedgerRow userId={userId} record={record} />}
        empty={<p className={parts.note}>No entries.</p>}
      />
    </Section>
  );
}
