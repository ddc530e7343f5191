import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import { actionMessages } from '@storyloom/contract/core/messages';
import type { CreatorApplication } from '@storyloom/contract/creators/entities/creator-application';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { serverMessage } from '@storyloom/http/errors';
import { Link, useHost, useMutation, useQueryClient, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { RefusalForm } from './RefusalForm.tsx';
import { describeDecision } from './text.ts';
import { useFormInPlace } from './use-form-in-place.ts';

/** An application for the creator contract, with the available decisions or the one that was made. */
export function ContractCard({ application }: { application: CreatorApplication }) {
  const { user, message, state, cardsReached, appliedAt } = application;
  const name = user?.name ?? 'A deleted account';
  return (
    <article className={styles.card} tabIndex={-1} aria-label={`Contract of ${name}`}>
      <p className={styles.line}>
        <span className={styles.name}>
          {user ? <Link to={`/user/profile/${user.id}`}>{name}</Link> : name}
        </span>
        {state === 'APPLIED' ? null : (
          <Badge tone={state === 'ACCEPTED' ? 'cool' : 'ember'}>
            {state === 'ACCEPTED' ? 'Accepted' : 'Refused'}
          </Badge>
        )}
      </p>
      {message ? <p>{message}</p> : null}
      <p className={styles.note}>
        {cardsReached} stories above {creatorLimits.contractHeat.toLocaleString('en')} heat. Applied{' '}
        {formatTime(appliedAt)}
      </p>
      {state === 'APPLIED' ? (
        <OpenDecision application={application} />
      ) : (
        <p className={styles.note}>{`Decided ${describeDecision(application)}`}</p>
      )}
      {application.reason ? <p>{`Reason: ${application.reason}`}</p> : null}
    </article>
  );
}

function OpenDecision({ application: { id, user } }: { application: CreatorApplication }) {
  const host = useHost();
  const cache = useQueryClient();
  const { userId } = useSession();
  const refusal = useFormInPlace();
  const refresh = () => cache.invalidateQueries({ queryKey: [contracts.path] });
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
  if (user?.id === userId) return <p className={styles.note}>Another administrator must decide this.</p>;
  if (refusal.isOpen) return <RefusalForm action="Refuse" send={refuse} onCancel={refusal.close} />;
  return (
    <div className={styles.acts}>
      <Button size="small" loading={accept.isPending} onClick={() => accept.mutate()}>
        Accept
      </Button>
      <Button ref={refusal.button} size="small" kind="quiet" onClick={refusal.open}>
        Refuse…
      </Button>
    </div>
  );
}
