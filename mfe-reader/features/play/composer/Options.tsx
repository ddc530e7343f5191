import { Chip } from '@storyloom/ui/actions/Chip';
import styles from './Options.module.css';

/** Suggested messages to send. */
export function Options({
  options,
  onChoose,
}: {
  options: readonly string[];
  onChoose: (text: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.options} aria-label="What next?">
      {options.map((option) => (
        <Chip key={option} onClick={() => onChoose(option)}>
          {option}
        </Chip>
      ))}
    </fieldset>
  );
}
