import { decideGrant } from '@storyloom/contract/admin/endpoints/decide-grant';
import { grants } from '@storyloom/contract/admin/endpoints/grants';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { Link, useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatPoints } from '../text.ts';
import { useRefresh } from '../use-refresh.ts';
import { GrantFacts } from './GrantFacts.tsx';
import { GrantList } from './GrantList.tsx';

/** Grants that wait for a second administrator. */
export function WaitingGrants() {
  return (
    <GrantList
      label="Waiting grants"
      filter={{ state: 'waiting' }}
      renderGrant={(grant) => <WaitingGrant grant={grant} />}
      empty={
        <EmptyState
          art="done"
          title="Nothing is waiting"
          text="Grants that need a second administrator appear here. Grant points on the page of a user."
          action={
            <Button href="/admin/users" renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
              Find a user
            </Button>
          }
        />
      }
    />
  );
}

type Outcome = 'APPROVE' | 'REJECT';

function WaitingGrant({ grant }: { grant: PointsGrant }) {
  const host = useHost();
  const { userId } = useSession();
  const refresh = useRefresh();
  const { id, amount, user, by } = grant;
  const points = formatPoints(amount);
  const decide = useMutation({
    mutationFn: (outcome: Outcome) => host.call(decideGrant, { id, outcome }),
    onSuccess: (_, outcome) =>
      host.toast('success', outcome === 'APPROVE' ? `${points} granted to ${user.name}.` : 'Rejected.'),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
    onSettled: () => refresh(grants),
  });
  const ask = async (outcome: Outcome) => {
    const isApproval = outcome === 'APPROVE';
    const confirmed = await host.confirm({
      title: isApproval ? `Grant ${points} to ${user.name}?` : `Reject ${points} for ${user.name}?`,
      message: isApproval
        ? 'They are added at once.'
        : 'Nothing is added. The grant cannot be approved later.',
      confirmLabel: isApproval ? 'Grant' : 'Reject',
      cancelLabel: 'Cancel',
      danger: !isApproval,
    });
    if (confirmed) decide.mutate(outcome);
  };
  const isOwn = by?.id === userId || user.id === userId;
  return (
    <article className={styles.card} aria-label={`${points} to ${user.name}`}>
      <GrantFacts grant={grant} />
      {isOwn ? (
        <p className={styles.note}>Another administrator must decide this.</p>
      ) : (
        <div className={styles.acts}>
          <Button size="small" loading={decide.isPending} onClick={() => void ask('APPROVE')}>
            Approve…
          </Button>
          <Button size="small" kind="quiet" loading={decide.isPending} onClick={() => void ask('REJECT')}>
            Reject…
          </Button>
        </div>
      )}
    </article>
  );
}
