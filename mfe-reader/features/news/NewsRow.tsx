import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { Button } from '@storyloom/ui/actions/Button';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { useChatBusy } from '../chat/use-chat.ts';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import styles from './NewsRow.module.css';
import { type News, useNews } from './use-news.ts';

const ChangesDialog = lazyDialog(() => import(/* webpackChunkName: "turn" */ './ChangesDialog.tsx'));

interface NewsRowProps {
  chat: Chat;
  story: Pick<StoryDetail, 'id' | 'author' | 'turns'>;
}

/** One line above the composer: a new version of the story, or thanking its author. */
export default function NewsRow({ chat, story }: NewsRowProps) {
  const news = useNews(chat, story);
  const restoreFocus = useRestoreFocus();
  const { notice, outcome } = news;
  if (notice === null && outcome === null) return null;
  return (
    <div className={styles.notice} {...restoreFocus}>
      {notice === null ? (
        <div className={styles.row} data-done>
          {/* Receives the focus from the removed button. */}
          <p tabIndex={-1}>{outcome}</p>
        </div>
      ) : notice.kind === 'thanks' ? (
        <Thanks author={story.author.name} hasEndings={story.turns !== undefined} news={news} />
      ) : (
        <Update chat={chat} update={notice.update} news={news} />
      )}
    </div>
  );
}

interface ThanksProps {
  author: string;
  /** Whether the story has endings, at which it asks. */
  hasEndings: boolean;
  news: News;
}

function Thanks({ author, hasEndings, news: { giveThanks, dismissThanks } }: ThanksProps) {
  return (
    <div className={styles.row}>
      <p>{`${hasEndings ? 'Did you enjoy it?' : 'Enjoying this story?'} Tell ${author}.`}</p>
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

interface UpdateProps {
  chat: Chat;
  update: NonNullable<SaveNews['update']>;
  news: News;
}

function Update({ chat, update: { to, publications }, news: { move, stay } }: UpdateProps) {
  const busy = useChatBusy(chat);
  const [showsChanges, setShowsChanges] = useState(false);
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
