import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { decisionAppealed } from '@storyloom/contract/moderation/events/decision-appealed';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import { useDraftId } from '../draft/use-draft.ts';
import { AppealForm } from './AppealForm.tsx';
import styles from './HiddenNotice.module.css';
import { useIsHidden } from './use-is-hidden.ts';

/** Says why moderators have hidden the open story, and lets its author appeal once. */
export function HiddenNotice() {
  return useIsHidden() ? <Notice /> : null;
}

function Notice() {
  const id = useDraftId();
  const host = useHost();
  const { userId } = useSession();
  const [isAppealing, setAppealing] = useState(false);
  useInvalidateOn([decisionAppealed], [ownCases]);
  const { data } = useQuery(ownQuery(host, userId, ownCases, {}));
  const found = data?.find(({ subject }) => subject.kind === 'STORY' && subject.id === id);
  const reason = found?.decisions.at(-1)?.reason;
  return (
    <section className={styles.notice} aria-labelledby="hidden-title">
      <h2 id="hidden-title" className={styles.title}>
        Hidden by moderators
      </h2>
      <p>Only you can see this story. You can change it, but not publish it.</p>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {found?.status === 'APPEALED' ? <p>You asked us to look again. A moderator will decide.</p> : null}
      {found?.status === 'CLOSED' ? <p>This decision is final.</p> : null}
      {found?.canAppeal && !isAppealing ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAppealing(true)}>
            Ask us to look again
          </Button>
        </div>
      ) : null}
      {found?.canAppeal && isAppealing ? <AppealForm caseId={found.id} /> : null}
    </section>
  );
}
