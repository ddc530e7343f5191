import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';

/** Placeholder while a tab's code loads. */
export const panelWaiting = <TextSkeleton lines={5} />;
