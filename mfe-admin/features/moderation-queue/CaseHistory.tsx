import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { cx } from '@storyloom/ui/cx';
import { Badge } from '@storyloom/ui/text/Badge';
import parts from '../admin-parts/AdminParts.module.css';
import { decisionText } from '../admin-parts/decision-text.ts';
import { formatTime } from '../admin-parts/format-time.ts';
import styles from './Cases.module.css';

type Decision = ModerationCaseDetail['decisions'][number];

/** The decisions of a case, the oldest first, with the appeal after the one that it is against. */
export function CaseHistory({ found: { decisions, appeal } }: { found: ModerationCaseDetail }) {
  const [first, second, ...others] = decisions;
  return (
    <>
      {first ? <DecisionCard name="Decision" decision={first} /> : null}
      {appeal ? (
        <section aria-label="Appeal" className={parts.card}>
          <p className={cx(parts.line, parts.note)}>
            <Badge tone="ember">Appeal</Badge>
            <time dateTime={appeal.at}>{formatTime(appeal.at)}</time>
          </p>
          <p className={styles.words}>{appeal.text}</p>
        </section>
      ) : null}
      {second ? (
        <DecisionCard name={appeal ? 'Decision on the appeal' : 'Later decision'} decision={second} />
      ) : null}
      {others.map((decision) => (
        <DecisionCard key={decision.at} name="Last decision" decision={decision} />
      ))}
    </>
  );
}

function DecisionCard({ name, decision }: { name: string; decision: Decision }) {
  const { outcome, rating, by, at, reason } = decision;
  return (
    <section aria-label={name} className={parts.card}>
      <p className={cx(parts.line, parts.note)}>
        <span>{name}</span>
        <Badge tone={outcome === 'NO_VIOLATION' ? 'success' : 'danger'}>
          {decisionText(outcome, rating)}
        </Badge>
        <span>{by?.name ?? 'A deleted account'}</span>
        <time dateTime={at}>{formatTime(at)}</time>
      </p>
      <p className={styles.words}>{reason}</p>
    </section>
  );
}
