import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { reportReasons } from '@storyloom/contract/moderation/labels';
import { Link } from '@storyloom/mfe';
import parts from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import styles from './Cases.module.css';
import { countReports } from './case.model.ts';

/** The reports of a case, oldest first. */
export function Reports({ reports }: { reports: ModerationCaseDetail['reports'] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className={styles.stack}>
      <h2 id="reports" className={styles.heading}>
        {countReports(reports.length)}
      </h2>
      <ul className={styles.stack}>
        {reports.map(({ reason, note, reporter, at }) => (
          <li key={`${at} ${reporter?.id}`} className={parts.card}>
            <p className={parts.name}>{reportReasons[reason]}</p>
            {note ? <p className={styles.words}>{note}</p> : null}
            <p className={parts.note}>
              {reporter ? (
                <Link to={`/admin/users/${reporter.id}`}>{reporter.name}</Link>
              ) : (
                'A deleted account'
              )}{' '}
              · <time dateTime={at}>{formatTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
