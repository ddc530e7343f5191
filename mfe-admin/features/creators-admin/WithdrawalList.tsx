import { withdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

const empty = {
  waiting: {
    art: 'coins',
    title: 'Nothing is waiting',
    text: 'Creators’ requests and payments due appear here.',
  },
  decided: {
    art: 'ledger',
    title: 'No decisions yet',
    text: 'Withdrawals that were paid or rejected appear here.',
  },
} as const;

/** Withdrawals in a state, latest first. */
export function WithdrawalList({ state }: { state: keyof typeof empty }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, withdrawals, (page) => ({ state, page })),
    staleTime: 0,
  });
  const list = listProps(query, 'Couldn’t load the withdrawals.');
  const focus = useCardFocus(list.items.map(({ id }) => id));
  return (
    <div className={styles.panel} {...focus}>
      <InfiniteList
        label="Withdrawals"
        {...list}
        renderItem={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
        empty={<EmptyState {...empty[state]} />}
      />
    </div>
  );
}
