import { Chip } from '@storyloom/ui/actions/Chip';
import styles from './Options.module.css';

/** Suggested messages to send. */
export function Options({
  options,
  disabled,
  onChoose,
}: {
  options: readonly string[];
  disabled: boolean;
  onChoose: (text: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.options} aria-label="What next?">
      {options.map((option) => (
        <Chip key={option} disabled={disabled} onClick={() => onChoose(option)}>
          {option}
        </Chip>
      ))}
    </fieldset>
  );
}
