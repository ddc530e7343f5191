import { formatCount } from '@storyloom/contract/count-format';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
import { Link } from '@storyloom/mfe';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Badge } from '@storyloom/ui/text/Badge';
import { CountText } from '@storyloom/ui/text/CountText';
import { MessageCircle, Users } from 'lucide-react';
import styles from './WorkItem.module.css';
import { formatDay, readPath, statusBadges, workTitle } from './works.model.ts';

/** One of the author's works, with its status and counts. */
export function WorkItem({ work }: { work: WorkCard }) {
  const title = workTitle(work);
  const path = readPath(work);
  const { label, tone } = statusBadges[work.status];
  return (
    <article className={styles.work}>
      <Cover
        src={work.cover?.thumbUrl}
        placeholder={work.cover?.placeholder ?? null}
        title={title}
        className={styles.cover}
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          {path ? (
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {work.hook ? <p className={styles.hook}>{work.hook}</p> : null}
        <p className={styles.state}>
          <Badge tone={tone}>{label}</Badge>
          {work.type === 'ROLE' ? <Badge>Character</Badge> : null}
        </p>
        <p className={styles.facts}>
          <time dateTime={work.updatedAt}>{formatDay(work.updatedAt)}</time>
          <CountText
            text={formatCount(work.chatCount)}
            label="chats"
            icon={<MessageCircle aria-hidden="true" />}
          />
          <CountText
            text={formatCount(work.readerCount)}
            label="readers"
            icon={<Users aria-hidden="true" />}
          />
        </p>
      </div>
    </article>
  );
}
