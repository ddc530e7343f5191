import { previously } from '@storyloom/contract/chat/endpoints/previously';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './Previously.module.css';

/** What happened last, for a reader who returns; nothing while it loads or if it cannot be read. */
export function Previously({ storyId, onDismiss }: { storyId: string; onDismiss: () => void }) {
  const heading = useId();
  const { userId } = useSession();
  const { data: lines = [] } = useQuery({
    ...ownQuery(useHost(), userId, previously, { storyId }),
    staleTime: 0,
  });
  const block = useRef<HTMLElement>(null);
  const isRead = lines.length > 0;
  // The page has opened at the end of the newest turn, which this block precedes.
  useEffect(() => {
    if (isRead) block.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [isRead]);
  if (!isRead) return null;
  return (
    <aside ref={block} className={styles.block} aria-labelledby={heading}>
      <div>
        <p id={heading} className={styles.heading}>
          Previously
        </p>
        {lines.map((line) => (
          <p key={line}>{curlQuotes(line)}</p>
        ))}
      </div>
      <IconButton size="small" label="Hide “Previously”" icon={<X />} onClick={onDismiss} />
    </aside>
  );
}
