import { formatCount } from '@storyloom/contract/count-format';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { CountText } from '@storyloom/ui/CountText';
import { Cover } from '@storyloom/ui/Cover';
import { BookOpen, MessageCircle } from 'lucide-react';
import { renderLink } from '../shell/links.tsx';
import { coverProps, readHref } from '../stories/card.model.ts';
import styles from './EntryRow.module.css';

/** An entry with its rank. The whole row is the link. */
export function EntryRow({ story, rank }: { story: StoryCard; rank: number }) {
  return (
    <article className={styles.row}>
      <p className={styles.rank} data-top={rank <= 3}>
        <span className="visually-hidden">Rank </span>
        {rank}
      </p>
      <Cover
        {...coverProps(story.cover, story.rating, { eager: rank <= 6, sizes: '64px' })}
        title={story.title}
        className={styles.cover}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {renderLink({ href: readHref(story.slug), className: styles.link, children: story.title })}
        </h3>
        <p className={styles.author}>by {story.author.name}</p>
        <p className={styles.hook}>{story.hook}</p>
        <p className={styles.counts}>
          <CountText text={formatCount(story.chatCount)} label="chats" icon={<MessageCircle />} />
          <CountText text={formatCount(story.readerCount)} label="readers" icon={<BookOpen />} />
        </p>
      </div>
    </article>
  );
}
