import { ledger } from '@storyloom/contract/endpoints/admin/ledger';
import { replayWebhook } from '@storyloom/contract/endpoints/admin/replay-webhook';
import { user } from '@storyloom/contract/endpoints/admin/user';
import { webhooks } from '@storyloom/contract/endpoints/admin/webhooks';
import type { PaymentWebhook } from '@storyloom/contract/entities/payment-webhook';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { ownPagedQuery, useHost, useInfiniteQuery, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { formatUsd, readable } from '../text.ts';
import { useRefresh } from '../use-refresh.ts';

/** The provider's events about a user's purchases and plan, latest first. */
export function Webhooks({ userId }: { userId: string }) {
  const host = useHost();
  const { userId: viewerId } = useSession();
  const refresh = useRefresh();
  const query = useInfiniteQuery(ownPagedQuery(host, viewerId, webhooks, (page) => ({ userId, page })));
  const replay = useMutation({
    mutationFn: (id: string) => host.call(replayWebhook, { id }),
    onSuccess() {
      host.toast('success', 'The event is being applied again.');
      refresh.afterWebhook(webhooks, ledger, user);
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  const ask = async ({ id, type }: PaymentWebhook) => {
    const confirmed = await host.confirm({
      title: 'Apply this event again?',
      message: `${readable(type)}. Effects that were already applied aren’t applied twice.`,
      confirmLabel: 'Apply again',
      cancelLabel: 'Cancel',
    });
    if (confirmed) replay.mutate(id);
  };
  return (
    <InfiniteList
      label="Webhooks"
      layout="list"
      items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
      getKey={({ id }) => id}
      renderItem={(webhook) => (
        <Webhook
          webhook={webhook}
          busy={replay.isPending && replay.variables === webhook.id}
          onReplay={() => void ask(webhook)}
        />
      )}
      hasNextPage={query.hasNextPage}
      loading={query.isPending || query.isFetchingNextPage}
      error={query.isError && !query.isFetching ? 'Couldn’t load the webhooks.' : null}
      onLoadMore={query.fetchNextPage}
      onRetry={() => void query.refetch()}
      empty={<p className={styles.note}>No events in the last 90 days.</p>}
    />
  );
}

interface WebhookProps {
  webhook: PaymentWebhook;
  busy: boolean;
  onReplay: () => void;
}

function Webhook({ webhook, busy, onReplay }: WebhookProps) {
  const { id, type, subjectId, occurredAt, appliedAt, status, action, amount } = webhook;
  const details = [action, status].flatMap((code) => (code === null ? [] : readable(code)));
  return (
    <article className={styles.card} aria-label={type}>
      <p className={styles.line}>
        <span className={styles.name}>{type}</span>
        <Badge tone={appliedAt === null ? 'ember' : 'success'}>
          {appliedAt === null ? 'Waiting' : 'Applied'}
        </Badge>
        <time className={styles.note} dateTime={occurredAt}>
          {formatTime(occurredAt)}
        </time>
      </p>
      <p className={styles.note}>
        {[...details, ...(amount === null ? [] : [formatUsd(amount)]), subjectId, id].join(' · ')}
      </p>
      <div className={styles.acts}>
        <Button kind="quiet" size="small" loading={busy} onClick={onReplay}>
          Apply again
        </Button>
      </div>
    </article>
  );
}
