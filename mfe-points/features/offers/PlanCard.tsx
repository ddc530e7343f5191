import type { Plan } from '@storyloom/contract/payments/entities/offers';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { Button } from '@storyloom/ui/actions/Button';
import { Badge } from '@storyloom/ui/text/Badge';
import { Check } from 'lucide-react';
import { formatUsd } from '../text/format.ts';
import { memberStatus, planTexts, termsOf } from './offers.model.ts';
import styles from './Plans.module.css';
import { changeLabel } from './plan-change.model.ts';
import type { PlanChanges } from './use-plan-change.ts';

interface PlanCardProps {
  plan: Plan;
  member: MemberAccount | undefined;
  starting: boolean;
  isAwaiting: boolean;
  onBuy: (priceId: string) => void;
  changes: PlanChanges;
}

export function PlanCard({ plan, member, starting, isAwaiting, onBuy, changes }: PlanCardProps) {
  const { title, action } = planTexts[plan.plan];
  const isMember = member?.plan != null;
  return (
    <article className={styles.plan} aria-label={`${title} plan`} data-current={plan.isCurrent || undefined}>
      <header className={styles.head}>
        <h4 className={styles.title}>{title}</h4>
        {plan.isCurrent ? <Badge tone="success">Your plan</Badge> : null}
        <p className={styles.price}>
          {formatUsd(plan.price)} <span className={styles.per}>a month</span>
        </p>
      </header>
      <ul className={styles.lines}>
        {plan.lines.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>{plan.smallPrint}</p>
      {plan.isCurrent && member ? <p className={styles.status}>{memberStatus(member, plan.price)}</p> : null}
      {isMember || member?.isPastDue ? null : (
        <>
          <Button fullWidth loading={starting} idle={isAwaiting} onClick={() => onBuy(plan.priceId)}>
            {action}
          </Button>
          <p className={styles.terms}>{termsOf(plan.price, new Date())}</p>
        </>
      )}
      {isMember ? <PlanActions plan={plan} member={member} changes={changes} /> : null}
    </article>
  );
}

/** The actions of a member on a plan. */
function PlanActions({
  plan,
  member,
  changes,
}: Pick<PlanCardProps, 'plan' | 'changes'> & { member: MemberAccount }) {
  const label = changeLabel(member, plan);
  const isCancelled = member.renewsAt === null && !member.isPastDue;
  // Only one change at a time.
  const isBusy = changes.isSending;
  return (
    <>
      {label ? (
        <Button
          kind={label.startsWith('Switch') ? 'quiet' : 'primary'}
          fullWidth
          disabled={isBusy}
          onClick={() => changes.ask({ kind: 'plan', plan })}
        >
          {label}
        </Button>
      ) : null}
      {plan.isCurrent && isCancelled ? (
        <Button fullWidth disabled={isBusy} onClick={() => changes.ask({ kind: 'resume' })}>
          Resume plan
        </Button>
      ) : null}
      {plan.isCurrent && member.renewsAt !== null ? (
        <Button kind="quiet" fullWidth disabled={isBusy} onClick={() => changes.ask({ kind: 'cancel' })}>
          Cancel plan
        </Button>
      ) : null}
    </>
  );
}
