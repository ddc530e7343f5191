import { works } from '@storyloom/contract/stories/endpoints/works';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { useHost } from '@storyloom/mfe';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useEffect } from 'react';
import { DraftContext } from '../../features/draft/draft.context.ts';
import { type DraftAddress, useOpenDraft } from '../../features/draft/use-open-draft.ts';
import styles from './Studio.module.css';
import { StudioFailed } from './StudioFailed.tsx';
import { StudioForm } from './StudioForm.tsx';

interface StudioProps {
  address: DraftAddress;
  initial: () => StoryDraftContent;
  /** Called when the server has stored a new story. */
  onCreated: (id: string) => void;
}

/** Opens a draft and shows its form. */
export function Studio({ address, initial, onCreated }: StudioProps) {
  const opened = useOpenDraft(address, initial);
  const { bus, queryClient } = useHost();
  useEffect(
    () => () => {
      // The title, cover or status of the work may have changed.
      bus.emit(workChanged, {});
      void queryClient.invalidateQueries({ queryKey: [works.path] });
    },
    [bus, queryClient],
  );
  if (opened.state === 'failed') return <StudioFailed error={opened.error} retry={opened.retry} />;
  if (opened.state === 'loading') return <StudioSkeleton />;
  return (
    <DraftContext value={opened.draft}>
      <StudioForm onCreated={onCreated} />
    </DraftContext>
  );
}

function StudioSkeleton() {
  return (
    <main className={styles.page} aria-busy="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={120} />
    </main>
  );
}
