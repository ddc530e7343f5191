import type { Plan } from '@storyloom/contract/payments/entities/offers';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { ManageMembership } from './ManageMembership.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanChangeDialog } from './PlanChangeDialog.tsx';
import styles from './Plans.module.css';
import { usePlanChange } from './use-plan-change.ts';

interface PlansProps {
  plans: readonly Plan[];
  member: MemberAccount | undefined;
  /** Price id of the checkout that is being started. */
  startingId: string | null;
  isAwaiting: boolean;
  onBuy: (priceId: string) => void;
}

/** The plans. Members change, cancel and resume theirs here; invoices and the card are on the provider's site. */
export function Plans({ plans, member, startingId, isAwaiting, onBuy }: PlansProps) {
  const changes = usePlanChange(member, plans.find(({ isCurrent }) => isCurrent)?.price ?? 0);
  return (
    <section className={styles.plans} aria-labelledby="points-plans">
      <h3 className={styles.heading} id="points-plans">
        Memberships
      </h3>
      <div className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.priceId}
            plan={plan}
            member={member}
            starting={plan.priceId === startingId}
            isAwaiting={isAwaiting}
            onBuy={onBuy}
            changes={changes}
          />
        ))}
      </div>
      {member?.isPastDue && !member.plan ? (
        <p className={styles.status}>
          Your last payment failed and will be tried again. Update your card to get your plan back, or cancel
          it.
        </p>
      ) : null}
      {member?.plan || member?.isPastDue ? <ManageMembership isPastDue={member.isPastDue} /> : null}
      {member ? <PlanChangeDialog member={member} changes={changes} /> : null}
    </section>
  );
}
