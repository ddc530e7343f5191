import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { decisionAppealed } from '@storyloom/contract/moderation/events/decision-appealed';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Badge } from '@storyloom/ui/text/Badge';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { decisionText, stateText } from './decisions.model.ts';
import styles from './OwnDecisions.module.css';

const AppealForm = lazy(() => import('./AppealForm.tsx'));

/** Decisions about the visitor's content, with their reasons. Renders nothing if there are none. */
export function OwnDecisions() {
  const host = useHost();
  const { userId } = useSession();
  useInvalidateOn([decisionAppealed], [ownCases]);
  const { data, isError, isFetching, refetch } = useQuery(ownQuery(host, userId, ownCases, {}));
  if (data === undefined && !isError) return null;
  if (data?.length === 0) return null;
  return (
    <TitledCard id="decisions" title="Decisions about your content">
      {data === undefined ? (
        <ErrorPanel
          compact
          title="Couldn’t load decisions about your content."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      <ul className={styles.list}>
        {data?.map((each) => (
          <li key={each.id}>
            <Decision item={each} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function Decision({ item }: { item: OwnCase }) {
  const [appealing, setAppealing] = useState(false);
  const decision = useRef<HTMLElement>(null);
  const focus = useRestoreFocus(() => decision.current);
  const heading = useId();
  return (
    <article className={styles.decision} aria-labelledby={heading} ref={decision} tabIndex={-1} {...focus}>
      <h3 id={heading} className={styles.subject}>
        {item.subject.title}
      </h3>
      {item.subject.excerpt ? <p className={styles.excerpt}>{item.subject.excerpt}</p> : null}
      <p>
        <Badge tone={item.status === 'APPEALED' ? 'ember' : 'neutral'}>{stateText(item)}</Badge>
      </p>
      {item.decisions.map(({ at, outcome, reason }) => (
        <p key={at} className={styles.reason}>
          {decisionText(item.subject.kind, outcome)} {reason}
        </p>
      ))}
      {item.appeal ? <p className={styles.appeal}>You asked us to look again: {item.appeal}</p> : null}
      {item.canAppeal && !appealing ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAppealing(true)}>
            Ask us to look again
          </Button>
        </div>
      ) : null}
      {item.canAppeal && appealing ? (
        <Suspense fallback={null}>
          <AppealForm caseId={item.id} />
        </Suspense>
      ) : null}
    </article>
  );
}
