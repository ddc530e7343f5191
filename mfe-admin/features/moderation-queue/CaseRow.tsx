import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { reportReasons, subjectNames } from '@storyloom/contract/moderation/labels';
import { Link, useLocation, useSession } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { SelectBox } from '@storyloom/ui/lists/SelectBox';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import parts from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import styles from './Cases.module.css';
import { statusText, takenText } from './case.model.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

interface CaseRowProps {
  item: ModerationCase;
  isSelected: boolean;
  /** Null for a case that waits for no decision. */
  onToggle: (() => void) | null;
}

/** A case of the list: the link to its page, and the checkbox that selects it. */
export function CaseRow({ item, isSelected, onToggle }: CaseRowProps) {
  const { userId } = useSession();
  const { search } = useLocation();
  const { id, subject, author, status, takenBy, reasons, openedAt, updatedAt } = item;
  // The waiting ones are in the order of these times.
  const time = status === 'OPEN' ? openedAt : updatedAt;
  return (
    <div className={cx(onToggle && styles.selectable)}>
      {onToggle ? <SelectBox name={subject.title} checked={isSelected} onToggle={onToggle} /> : null}
      <Link to={`/admin/moderation/${id}`} state={{ list: search }} className={cx(parts.card, styles.row)}>
        <span className={parts.line}>
          <SeverityBadge reasons={reasons} />
          <Badge>{subjectNames[subject.kind]}</Badge>
          <span className={parts.name}>{subject.title}</span>
        </span>
        {reasons.length > 0 ? (
          <span>{reasons.map((reason) => reportReasons[reason]).join(' · ')}</span>
        ) : null}
        <span className={cx(parts.line, parts.note)}>
          <Badge tone={status === 'APPEALED' ? 'ember' : 'neutral'}>{statusText(item)}</Badge>
          {takenBy ? <Badge tone="cool">{takenText(takenBy, userId)}</Badge> : null}
          {author ? <span>by {author.name}</span> : null}
          <time dateTime={time} title={formatTime(time)}>
            {timeAgo(time, Date.now())}
          </time>
        </span>
      </Link>
    </div>
  );
}
