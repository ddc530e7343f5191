import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { ContractCard } from './ContractCard.tsx';
import { DecisionTabs } from './DecisionTabs.tsx';
import { useCardFocus } from './use-card-focus.ts';

const empty = {
  waiting: { art: 'book', title: 'Nothing is waiting', text: 'Applications of creators appear here.' },
  decided: {
    art: 'ledger',
    title: 'No decisions yet',
    text: 'Applications that were accepted or refused appear here.',
  },
} as const;

/** Applications for the creator contract, in tabs for waiting and decided ones. */
export function Contracts() {
  return (
    <DecisionTabs label="State of the applications">{(state) => <ContractList state={state} />}</DecisionTabs>
  );
}

/** Applications in a state, latest first. */
function ContractList({ state }: { state: keyof typeof empty }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, contracts, (page) => ({ state, page })),
    staleTime: 0,
  });
  const list = listProps(query, 'Couldn’t load the applications.');
  const focus = useCardFocus(list.items.map(({ id }) => id));
  return (
    <div className={styles.panel} {...focus}>
      <InfiniteList
        label="Contracts"
        {...list}
        renderItem={(application) => <ContractCard application={application} />}
        empty={<EmptyState {...empty[state]} />}
      />
    </div>
  );
}
