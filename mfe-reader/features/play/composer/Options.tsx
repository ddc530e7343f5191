import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import styles from './Options.module.css';

/** Suggested messages to send. */
export function Options({
  options,
  navigating,
  onChoose,
}: {
  options: readonly string[];
  /** The head is moving to another message: nothing can be sent until it is there. */
  navigating: boolean;
  onChoose: (text: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.options} aria-label="What next?" aria-disabled={navigating || undefined}>
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => navigating || onChoose(option)}
        >
          {curlQuotes(option)}
        </button>
      ))}
    </fieldset>
  );
}
