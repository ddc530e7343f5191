import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { reportReasons } from '@storyloom/contract/moderation/labels';
import { Link } from '@storyloom/mfe';
import { countReports, formatTime } from './case.model.ts';
import styles from './Reports.module.css';

/** The reports of a case, oldest first. */
export function Reports({ reports }: { reports: ModerationCaseDetail['reports'] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className={styles.title}>
        {countReports(reports.length)}
      </h2>
      <ul className={styles.list}>
        {reports.map(({ reason, note, reporter, at }) => (
          <li key={`${at} ${reporter?.id}`} className={styles.report}>
            <p className={styles.reason}>{reportReasons[reason]}</p>
            {note ? <p className={styles.note}>{note}</p> : null}
            <p className={styles.facts}>
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
