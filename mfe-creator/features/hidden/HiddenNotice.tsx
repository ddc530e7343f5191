import { Slot } from '@storyloom/mfe';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { useDraftId } from '../draft/use-draft.ts';
import { useIsHidden } from './use-is-hidden.ts';

/** Says why moderators have hidden the open story, and lets its author appeal once. */
export function HiddenNotice() {
  const storyId = useDraftId();
  if (!useIsHidden()) return null;
  return (
    <TitledCard title="Hidden by moderators">
      <p>You can change this story, but not publish it.</p>
      <Slot name="studio-decision" input={{ storyId }} fallback={<TextSkeleton lines={4} />} />
    </TitledCard>
  );
}
