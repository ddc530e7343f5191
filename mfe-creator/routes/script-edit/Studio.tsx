import { pageMessages } from '@storyloom/contract/messages/pages';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { serverMessage } from '@storyloom/http/errors';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { DraftContext } from '../../features/draft/draft.context.ts';
import { useOpenDraft } from '../../features/draft/use-open-draft.ts';
import styles from './Studio.module.css';
import { StudioForm } from './StudioForm.tsx';

interface StudioProps {
  /** Null for a new story. */
  id: string | null;
  initial: () => StoryDraftContent;
  /** Called when the server has stored a new story. */
  onCreated: (id: string) => void;
}

/** Opens a draft and shows its form. */
export function Studio({ id, initial, onCreated }: StudioProps) {
  const opened = useOpenDraft(id, initial);
  if (opened.state === 'failed') {
    return (
      <ErrorPanel title={serverMessage(opened.error) ?? pageMessages.loadFailed} onRetry={opened.retry} />
    );
  }
  if (opened.state === 'loading') return <StudioSkeleton />;
  return (
    <DraftContext value={opened.draft}>
      <StudioForm onCreated={onCreated} />
    </DraftContext>
  );
}

function StudioSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={120} />
    </div>
  );
}
