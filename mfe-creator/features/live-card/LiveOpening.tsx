import { cx } from '@storyloom/ui/cx';
import { useDraftValue } from '../draft/use-draft.ts';
import { fillDraftText } from './fill-draft-text.ts';
import styles from './LiveCard.module.css';

const noOptions: readonly string[] = [];

/** Preview of the opening scene with its options, as readers will see it. */
export function LiveOpening() {
  const opening = useDraftValue((content) => fillDraftText(content.opening, content));
  const options = useDraftValue((content) =>
    // A script has its own options.
    content.script?.trim() ? noOptions : (content.options ?? noOptions),
  );
  return (
    <div className={styles.opening}>
      <p className={cx(styles.text, opening === '' && styles.empty)}>
        {opening || 'Your opening scene appears here as you write it.'}
      </p>
      {options.some((option) => option.trim()) ? (
        <ul className={styles.options} aria-label="Options">
          {options
            .filter((option) => option.trim())
            .map((option, index) => (
              <LiveOption key={index} text={option} />
            ))}
        </ul>
      ) : null}
    </div>
  );
}

function LiveOption({ text }: { text: string }) {
  return <li className={styles.option}>{useDraftValue((content) => fillDraftText(text, content))}</li>;
}
