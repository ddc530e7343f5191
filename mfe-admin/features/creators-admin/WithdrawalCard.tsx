import { decideWithdrawal } from '@storyloom/contract/admin/endpoints/decide-withdrawal';
import { withdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import { actionMessages } from '@storyloom/contract/core/messages';
import { countryName } from '@storyloom/contract/creators/countries';
import { serverMessage } from '@storyloom/http/errors';
import { Link, useHost, useMutation, useQueryClient, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Badge } from '@storyloom/ui/text/Badge';
import { useState } from 'react';
import styles from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { formatUsd } from '../admin-parts/format-usd.ts';
import { Document } from './Document.tsx';
import { PayForm } from './PayForm.tsx';
import { RefusalForm } from './RefusalForm.tsx';
import { describeDecision } from './text.ts';
import { useFormInPlace } from './use-form-in-place.ts';

const documentNames = { PASSPORT: 'Passport', NATIONAL_ID: 'National ID' } as const;
const stateTexts = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  PAID: 'Paid',
  REJECTED: 'Rejected',
} as const;

/** A withdrawal with its document and the available decisions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const host = useHost();
  const cache = useQueryClient();
  const { userId } = useSession();
  const rejection = useFormInPlace();
  /** The revision whose document was shown. */
  const [read, setRead] = useState<number | null>(null);
  const { id, cents, user, state, revision, paypalEmail } = withdrawal;
  const refresh = () => cache.invalidateQueries({ queryKey: [withdrawals.path] });
  const name = user?.name ?? 'A deleted account';
  const approve = useMutation({
    mutationFn: (shown: number) => host.call(decideWithdrawal, { id, revision: shown, outcome: 'ACCEPT' }),
    onSuccess: () => host.toast('success', 'Approved. The document was deleted.'),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
    onSettled: refresh,
  });
  /** Asks for confirmation, then approves the revision that was shown at the time of the question. */
  const askToApprove = async () => {
    const confirmed = await host.confirm({
      title: `Approve ${formatUsd(cents)} for ${name}?`,
      message: `You pay ${paypalEmail} in PayPal afterwards. The document is deleted.`,
      confirmLabel: 'Approve',
      cancelLabel: 'Cancel',
    });
    if (confirmed) approve.mutate(revision);
  };
  const reject = async (reason: string) => {
    try {
      await host.call(decideWithdrawal, { id, revision, outcome: 'REFUSE', reason });
      host.toast('success', 'Rejected. The money was returned to the creator’s earnings.');
    } finally {
      await refresh();
    }
  };
  const isChecked = read === revision || !withdrawal.hasDocument;
  const isOwn = user?.id === userId;
  const isRequested = state === 'REQUESTED' && !isOwn;
  const isPayable = state === 'APPROVED' && !isOwn;
  const rejectButton = (
    <Button ref={rejection.button} size="small" kind="quiet" onClick={rejection.open}>
      Reject…
    </Button>
  );
  return (
    <article className={styles.card} tabIndex={-1} aria-label={`${formatUsd(cents)} for ${name}`}>
      <p className={styles.line}>
        <span className={styles.name}>
          {formatUsd(cents)} for {user ? <Link to={`/admin/users/${user.id}`}>{name}</Link> : name}
        </span>
        <Badge tone={state === 'APPROVED' ? 'cool' : 'ember'}>{stateTexts[state]}</Badge>
      </p>
      <Facts withdrawal={withdrawal} />
      {withdrawal.hasDocument && !isOwn ? (
        <Document key={revision} id={id} legalName={withdrawal.legalName} onShown={() => setRead(revision)} />
      ) : null}
      {isOwn ? <p className={styles.note}>Another administrator must decide this.</p> : null}
      {isPayable && !rejection.isOpen ? (
        <PayForm withdrawalId={id} refresh={refresh}>
          {rejectButton}
        </PayForm>
      ) : null}
      {isRequested && !rejection.isOpen ? (
        <div className={styles.acts}>
          <Button
            size="small"
            loading={approve.isPending}
            idle={!isChecked}
            onClick={() => void askToApprove()}
          >
            Approve…
          </Button>
          {rejectButton}
          {isChecked ? null : (
            <p className={styles.note}>Open the document and compare the name, then approve.</p>
          )}
        </div>
      ) : null}
      {rejection.isOpen && (isRequested || isPayable) ? (
        <RefusalForm action="Reject" send={reject} onCancel={rejection.close} />
      ) : null}
    </article>
  );
}

const fact = (name: string, value: string): [string, string] => [name, value];

function Facts({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const {
    paypalEmail,
    contactEmail,
    legalName,
    country,
    documentType,
    createdAt,
    decidedAt,
    paidAt,
    reference,
    reason,
  } = withdrawal;
  const { uv, realVisitors, totalChats } = withdrawal;
  const facts: [string, string][] = [
    ['PayPal', paypalEmail],
    ['Contact', contactEmail],
    ...(legalName ? [fact('Legal name', legalName)] : []),
    ...(country ? [fact('Country', countryName(country))] : []),
    ['Document', documentNames[documentType]],
    ['Requested', formatTime(createdAt)],
    ...(decidedAt === null ? [] : [fact('Decided', describeDecision(withdrawal))]),
    ...(paidAt === null ? [] : [fact('Paid', formatTime(paidAt))]),
    ...(reference === null ? [] : [fact('Payment', reference)]),
    ...(reason === null ? [] : [fact('Reason', reason)]),
    ['Unique visitors who count', uv.toLocaleString('en')],
    ['Of all visitors, with an account', realVisitors.toLocaleString('en')],
    ['Chats', totalChats.toLocaleString('en')],
  ];
  return <FactList facts={facts} />;
}
