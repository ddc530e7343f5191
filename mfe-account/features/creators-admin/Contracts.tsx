import { contracts } from '@storyloom/contract/endpoints/admin/contracts';
import { decideContract } from '@storyloom/contract/endpoints/admin/decide-contract';
import type { CreatorApplication } from '@storyloom/contract/entities/creator-application';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import {
  Link,
  ownPagedQuery,
  useHost,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  useSession,
} from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { RefusalForm } from './RefusalForm.tsx';
import { useFormInPlace } from './use-form-in-place.ts';

/** Applications for the creator contract without a decision, the latest first. */
export function Contracts() {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, contracts, (page) => ({ page })),
    staleTime: 0,
  });
  return (
    <div className={styles.panel}>
      <InfiniteList
        label="Contracts"
        layout="list"
        items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
        getKey={({ id }) => id}
        renderItem={(application) => <ContractCard application={application} />}
        hasNextPage={query.hasNextPage}
        loading={query.isPending || query.isFetchingNextPage}
        error={query.isError && !query.isFetching ? 'Couldn’t load the applications.' : null}
        onLoadMore={query.fetchNextPage}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState art="lantern" title="Nothing is waiting" text="Applications of creators appear here." />
        }
      />
    </div>
  );
}

function ContractCard({ application }: { application: CreatorApplication }) {
  const host = useHost();
  const cache = useQueryClient();
  const { userId } = useSession();
  const refusal = useFormInPlace();
  const { id, user, message, cardsReached, appliedAt } = application;
  const refresh = () => cache.invalidateQueries({ queryKey: [contracts.path] });
  const name = user?.name ?? 'A deleted account';
  const accept = useMutation({
    mutationFn: () => host.call(decideContract, { id, outcome: 'ACCEPT' }),
    onSuccess: () => host.toast('success', 'Accepted.'),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
    onSettled: refresh,
  });
  const refuse = async (reason: string) => {
    try {
      await host.call(decideContract, { id, outcome: 'REFUSE', reason });
      host.toast('success', 'Refused.');
    } finally {
      await refresh();
    }
  };
  return (
    <article className={styles.card} aria-label={`Contract of ${name}`}>
      <p className={styles.name}>{user ? <Link to={`/user/profile/${user.id}`}>{name}</Link> : name}</p>
      {message ? <p>{message}</p> : null}
      <p className={styles.note}>
        {cardsReached} stories above the heat. Applied {formatTime(appliedAt)}
      </p>
      {user?.id === userId ? (
        <p className={styles.note}>Another administrator decides this one.</p>
      ) : refusal.isOpen ? (
        <RefusalForm action="Refuse" send={refuse} onCancel={refusal.close} />
      ) : (
        <div className={styles.acts}>
          <Button size="small" loading={accept.isPending} onClick={() => accept.mutate()}>
            Accept
          </Button>
          <Button ref={refusal.button} size="small" kind="quiet" onClick={refusal.open}>
            Refuse…
          </Button>
        </div>
      )}
    </article>
  );
}
