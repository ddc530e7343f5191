import { Chip } from '@storyloom/ui/actions/Chip';
import styles from './Options.module.css';

/** What the reader may tap instead of writing. */
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
