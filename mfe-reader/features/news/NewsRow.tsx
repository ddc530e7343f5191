import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { Button } from '@storyloom/ui/actions/Button';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { useChatBusy } from '../chat/use-chat.ts';
import { lazyDialog } from '../lazy/lazy-part.tsx';
import styles from './NewsRow.module.css';
import { useNews } from './use-news.ts';

const ChangesDialog = lazyDialog(() => import('./ChangesDialog.tsx'));

/** One line above the composer: a new version of the story, or thanking its author. */
export default function NewsRow({ chat, story }: { chat: Chat; story: Pick<StoryDetail, 'id' | 'author'> }) {
  const { notice, move, giveThanks, stay, dismissThanks } = useNews(chat, story.id);
  const busy = useChatBusy(chat);
  const [showsChanges, setShowsChanges] = useState(false);
  if (notice === null) return null;
  if (notice.kind === 'thanks') {
    return (
      <div className={styles.row}>
        <p>Enjoying this story? Tell {story.author.name}.</p>
        <div className={styles.actions}>
          <Button
            kind="quiet"
            size="small"
            icon={<Heart />}
            loading={giveThanks.isPending}
            onClick={() => giveThanks.mutate()}
          >
            Say thank you
          </Button>
          <Button kind="ghost" size="small" onClick={dismissThanks}>
            Not now
          </Button>
        </div>
      </div>
    );
  }
  const { to, publications } = notice.update;
  return (
    <div className={styles.row}>
      <p role="status">This story has a new version.</p>
      <div className={styles.actions}>
        <Button kind="ghost" size="small" onClick={() => setShowsChanges(true)}>
          See changes
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={busy}
          loading={move.isPending}
          onClick={() => move.mutate()}
        >
          Move
        </Button>
        <Button kind="ghost" size="small" onClick={() => stay(to)}>
          Stay
        </Button>
      </div>
      {showsChanges ? (
        <ChangesDialog publications={publications} onClose={() => setShowsChanges(false)} />
      ) : null}
    </div>
  );
}
