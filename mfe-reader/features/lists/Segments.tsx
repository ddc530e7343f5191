import { cx } from '@storyloom/ui/cx';
import { renderFilterLink } from '../navigation/links.tsx';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  choices: readonly { label: string; value: Value }[];
  chosen: Value;
  hrefOf: (value: Value) => string;
  /** Full width on phones. */
  fill?: boolean;
}

/** A segmented control whose choices are links. */
export function Segments<Value extends string>({
  label,
  choices,
  chosen,
  hrefOf,
  fill,
}: SegmentsProps<Value>) {
  return (
    <nav className={cx(styles.segments, fill && styles.fill)} aria-label={label}>
      {choices.map((choice) => (
        <span key={choice.value} className={styles.segment}>
          {renderFilterLink({
            href: hrefOf(choice.value),
            children: choice.label,
            'aria-current': choice.value === chosen ? 'page' : undefined,
          })}
        </span>
      ))}
    </nav>
  );
}
