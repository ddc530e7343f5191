import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { memberGateText } from './book.model.ts';
import styles from './MemberGate.module.css';
import { useMemberGate } from './use-member-gate.ts';

interface MemberGateProps {
  story: Pick<StoryCard, 'access' | 'earlyUntil'>;
  /** The beginning of the opening scene. */
  teaser?: string;
}

/** Replaces an exclusive or early story until the visitor is a member. */
export function MemberGate({ story, teaser }: MemberGateProps) {
  const { dialogs } = useHost();
  const { isOpening } = useMemberGate();
  return (
    <section className={styles.gate}>
      {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
      <h2 className={styles.title}>{story.access === 'EARLY' ? 'Members read it first' : 'For members'}</h2>
      <p className={styles.text}>{memberGateText(story)}</p>
      <Button
        loading={isOpening}
        onClick={() => void dialogs.open(getMorePoints, { needs: 'membership', opens: 'story' })}
      >
        See plans
      </Button>
    </section>
  );
}
