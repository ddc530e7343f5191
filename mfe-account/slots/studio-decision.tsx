import { studioDecisionInput } from '@storyloom/contract/platform/slots';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { Decision } from '../features/decisions/Decision.tsx';
import { useOwnDecisions } from '../features/decisions/use-own-decisions.ts';

/** The decision that hid a story, in the studio of its author. */
export default function StudioDecision({ input }: { input: unknown }) {
  const storyId = studioDecisionInput.safeParse(input).data?.storyId;
  const { data, isPending } = useOwnDecisions();
  if (isPending) return <TextSkeleton lines={4} />;
  const found = data?.find(({ subject }) => subject.kind === 'STORY' && subject.id === storyId);
  return found ? <Decision item={found} /> : null;
}
