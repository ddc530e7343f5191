import { Slot } from '@storyloom/mfe';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useDraftId } from '../draft/use-draft.ts';
import styles from './HiddenNotice.module.css';
import { useIsHidden } from './use-is-hidden.ts';

/** Says why moderators have hidden the open story, and lets its author appeal once. */
export function HiddenNotice() {
  const storyId = useDraftId();
  if (!useIsHidden()) return null;
  return (
    <section className={styles.notice} aria-labelledby="hidden-title">
      <h2 id="hidden-title" className={styles.title}>
        Hidden by moderators
      </h2>
      <p>You can change this story, but not publish it.</p>
      <Slot name="studio-decision" input={{ storyId }} fallback={<TextSkeleton lines={4} />} />
    </section>
  );
}
