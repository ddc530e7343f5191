import type { MemberAccount } from '@storyloom/contract/entities/member-account';
import type { Plan } from '@storyloom/contract/entities/offers';
import { Button } from '@storyloom/ui/actions/Button';
import { Badge } from '@storyloom/ui/text/Badge';
import { Check } from 'lucide-react';
import { formatUsd } from '../text/format.ts';
import { memberStatus, planTexts, termsOf } from './offers.model.ts';
import styles from './Plans.module.css';

interface PlanCardProps {
  plan: Plan;
  member: MemberAccount | undefined;
  starting: boolean;
  onBuy: (priceId: string) => void;
}

export function PlanCard({ plan, member, starting, onBuy }: PlanCardProps) {
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
      {plan.isCurrent && member ? <p className={styles.terms}>{memberStatus(member, plan.price)}</p> : null}
      {isMember ? null : (
        <>
          <Button fullWidth loading={starting} onClick={() => onBuy(plan.priceId)}>
            {action}
          </Button>
          <p className={styles.terms}>{termsOf(plan.price, new Date())}</p>
        </>
      )}
    </article>
  );
}
