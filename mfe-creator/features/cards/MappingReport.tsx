import type { MappingNote } from '@storyloom/contract/cards/entities/card-import';
import styles from './MappingReport.module.css';
import { groupNotes } from './report.model.ts';

interface MappingReportProps {
  notes: readonly MappingNote[];
  /** False if the file is not stored, so no export can write its unused parts back. */
  isOriginalKept?: boolean;
}

/** Lists how the parts of a file were mapped, grouped by how much attention they need. */
export function MappingReport({ notes, isOriginalKept = true }: MappingReportProps) {
  return (
    <section aria-labelledby="mapping-report" className={styles.report}>
      <h2 id="mapping-report" className={styles.heading}>
        How it is imported
      </h2>
      {groupNotes(notes, isOriginalKept).map(({ title, about, notes: group }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.about}>{about}</p>
          <ul className={styles.notes}>
            {group.map((note) => (
              <Note key={note.text} note={note} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Note({ note: { text, names, count } }: { note: MappingNote }) {
  if (names.length === 0) return <li>{count > 1 ? `${text} (${count} times)` : text}</li>;
  const more = count - names.length;
  return (
    <li>
      <details>
        <summary>
          {text} {count > 1 ? <span className={styles.count}>({count})</span> : null}
        </summary>
        <p className={styles.names}>
          {names.join(' · ')}
          {more > 0 ? ` · and ${more} more` : ''}
        </p>
      </details>
    </li>
  );
}
