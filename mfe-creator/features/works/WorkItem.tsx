import { formatCount } from '@storyloom/contract/core/count-format';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { Link, useHost } from '@storyloom/mfe';
import { SelectBox } from '@storyloom/ui/lists/SelectBox';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Badge } from '@storyloom/ui/text/Badge';
import { CountText } from '@storyloom/ui/text/CountText';
import { Heart, MessageCircle, Users } from 'lucide-react';
import type { useWorkActions } from './use-work-actions.ts';
import styles from './WorkItem.module.css';
import { WorkMenu } from './WorkMenu.tsx';
import { workMenuItems } from './work-menu-items.tsx';
import { formatDay, statusBadge, workTitle } from './works.model.ts';

interface WorkItemProps {
  work: WorkCard;
  actions: ReturnType<typeof useWorkActions>;
  isChosen: boolean;
  /** Null unless works are being selected. */
  onToggle: ((work: WorkCard) => void) | null;
  onExport: (work: WorkCard) => void;
}

/** One of the author's works, with its status, its counts and its menu. */
export function WorkItem({ work, actions, isChosen, onToggle, onExport }: WorkItemProps) {
  const host = useHost();
  const title = workTitle(work);
  const { label, tone } = statusBadge(work);
  const items = workMenuItems(work, {
    open: (path) => host.navigate(path),
    run: (action) => void actions.run(action, [work]),
    remove: () => void actions.confirmDelete([work]),
    copy: () => void actions.copy(work),
    exportWork: () => onExport(work),
  });
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
          {work.status === 'DELETED' ? (
            title
          ) : (
            <Link to={`/script/edit?id=${work.id}`} className={styles.link}>
              {title}
            </Link>
          )}
        </h3>
        {work.hook ? <p className={styles.hook}>{work.hook}</p> : null}
        <p className={styles.state}>
          <Badge tone={tone}>{label}</Badge>
          {work.hasChanges ? <Badge tone="ember">Unpublished changes</Badge> : null}
          {work.type === 'ROLE' ? <Badge>Character</Badge> : null}
          {work.daysLeft === null ? <Counts work={work} /> : null}
        </p>
        <p className={styles.facts}>
          {work.daysLeft === null ? (
            <time dateTime={work.updatedAt}>{formatDay(work.updatedAt)}</time>
          ) : (
            daysLeftText(work.daysLeft)
          )}
        </p>
      </div>
      <div className={styles.tools}>
        {onToggle ? (
          <SelectBox name={title} checked={isChosen} onToggle={() => onToggle(work)} />
        ) : (
          <WorkMenu title={title} items={items} />
        )}
      </div>
    </article>
  );
}

/** Counts of readers, played turns and thanks. A draft that was never published has none. */
function Counts({ work: { publishedAt, readerCount, chatCount, thanksCount } }: { work: WorkCard }) {
  if (readerCount + chatCount === 0)
    return publishedAt === null ? null : <span className={styles.counts}>No readers yet</span>;
  return (
    <span className={styles.counts}>
      <CountText text={formatCount(readerCount)} unit="reader" icon={<Users aria-hidden="true" />} />
      <CountText
        text={formatCount(chatCount)}
        unit="played turn"
        icon={<MessageCircle aria-hidden="true" />}
      />
      {thanksCount ? (
        <CountText text={formatCount(thanksCount)} unit="thank-you" icon={<Heart aria-hidden="true" />} />
      ) : null}
    </span>
  );
}

function daysLeftText(days: number): string {
  if (days === 0) return 'Last day to restore it';
  return days === 1 ? '1 day left to restore it' : `${days} days left to restore it`;
}
