import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Badge } from '@storyloom/ui/text/Badge';
import { type ReactNode, useRef, useState } from 'react';
import styles from './Decision.module.css';
import { decisionText, stateText } from './decisions.model.ts';

const AppealForm = lazyPart(() => import('./AppealForm.tsx'));

/** The decisions about one content, below a heading, with the form of the one appeal. */
export function Decision({ item, heading }: { item: OwnCase; heading?: ReactNode }) {
  const [appealing, setAppealing] = useState(false);
  const decision = useRef<HTMLElement>(null);
  const focus = useRestoreFocus(() => decision.current);
  const { subject, status, decisions, appeal, canAppeal } = item;
  return (
    <article className={styles.decision} aria-label={subject.title} ref={decision} tabIndex={-1} {...focus}>
      {heading}
      {subject.excerpt ? <p className={styles.quote}>{subject.excerpt}</p> : null}
      <p>
        <Badge tone={status === 'APPEALED' ? 'ember' : 'neutral'}>{stateText(item)}</Badge>
      </p>
      {decisions.map((each) => (
        <div key={each.at}>
          {each === decisions.at(-1) ? <p>{decisionText(subject.kind, each)}</p> : null}
          <p className={styles.reason}>Reason: {each.reason}</p>
        </div>
      ))}
      {appeal ? <p className={styles.quote}>You asked us to look again: {appeal}</p> : null}
      {canAppeal && !appealing ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAppealing(true)}>
            Ask us to look again
          </Button>
        </div>
      ) : null}
      {canAppeal && appealing ? <AppealForm caseId={item.id} /> : null}
    </article>
  );
}
