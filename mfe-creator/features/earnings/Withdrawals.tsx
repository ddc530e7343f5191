import { countryName } from '@storyloom/contract/creators/countries';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Section } from '@storyloom/ui/sections/Section';
import { Badge } from '@storyloom/ui/text/Badge';
import { useRef, useState } from 'react';
import styles from './Earnings.module.css';
import { formatDay, formatUsd, stateBadges, withdrawalObstacle } from './earnings.model.ts';

const AddressDialog = lazyPart(() => import('./AddressDialog.tsx'));
const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx'));

/** Withdrawals with their decisions, the latest first, and a button to request another one. */
export function Withdrawals({ earnings }: { earnings: Earnings }) {
  const host = useHost();
  const { userId } = useSession();
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery(ownPagedQuery(host, userId, withdrawals, (page) => ({ page })));
  const way = useRef<HTMLDivElement>(null);
  const obstacle = withdrawalObstacle(earnings);
  const { availableForWithdrawal: cents } = earnings;
  return (
    <Section title="Withdrawals">
      <div ref={way} tabIndex={-1}>
        {obstacle === null ? (
          <Button onClick={() => setOpen(true)}>{`Withdraw ${formatUsd(cents)}…`}</Button>
        ) : (
          <p className={styles.note}>{obstacle}</p>
        )}
      </div>
      <InfiniteList
        label="Withdrawals"
        layout="list"
        items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
        getKey={({ id }) => id}
        renderItem={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
        hasNextPage={query.hasNextPage}
        loading={query.isPending || query.isFetchingNextPage}
        error={query.isError && !query.isFetching ? 'Couldn’t load your withdrawals.' : null}
        onLoadMore={query.fetchNextPage}
        onRetry={() => void query.refetch()}
        empty={<p className={styles.note}>You haven’t withdrawn anything yet.</p>}
      />
      {isOpen ? <WithdrawDialog cents={cents} way={way} onClosed={() => setOpen(false)} /> : null}
    </Section>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { cents, paypalEmail, legalName, country, state, reason, createdAt, paidAt } = withdrawal;
  const person = [legalName, country && countryName(country)].filter(Boolean).join(', ');
  const { label, tone } = stateBadges[state];
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={styles.row}>
      <p className={styles.line}>
        <span className={styles.amount}>{formatUsd(cents)}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles.note}>
        {`${formatDay(createdAt)}, to ${paypalEmail}${paidAt ? `. Paid on ${formatDay(paidAt)}` : ''}`}
      </p>
      {person ? <p className={styles.note}>{person}</p> : null}
      {reason ? <p>{reason}</p> : null}
      {state === 'REQUESTED' ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
            Change addresses…
          </Button>
        </div>
      ) : null}
      {isChanging ? <AddressDialog withdrawal={withdrawal} onClosed={() => setChanging(false)} /> : null}
    </div>
  );
}
