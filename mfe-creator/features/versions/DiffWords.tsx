import { fieldLabel } from '../draft/field-labels.ts';
import type { FieldDiff } from './compare-content.ts';
import styles from './Versions.module.css';

/** “Summary”, “Lore entry: text · Harbour”. */
export const diffTitle = ({ path, item }: FieldDiff) =>
  item === null ? fieldLabel(path) : `${fieldLabel(path)} · ${item}`;

/** The words of a field, with those that were added and removed. */
export function DiffWords({ diff: { path, parts } }: { diff: FieldDiff }) {
  if (path.endsWith('imageId')) return <p className={styles.quiet}>Another picture.</p>;
  return (
    <p className={styles.words}>
      {parts.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
