import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';

/** Stands in for a tab that is loaded. */
export const panelWaiting = <TextSkeleton lines={5} />;
