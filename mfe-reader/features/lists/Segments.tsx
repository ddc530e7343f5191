import { renderFilterLink } from '../navigation/links.tsx';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  choices: readonly { label: string; value: Value }[];
  chosen: Value;
  hrefOf: (value: Value) => string;
}

/** A segmented control whose choices are links. */
export function Segments<Value extends string>({ label, choices, chosen, hrefOf }: SegmentsProps<Value>) {
  return (
    <nav className={styles.segments} aria-label={label}>
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
