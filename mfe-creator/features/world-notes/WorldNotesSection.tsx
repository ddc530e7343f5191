import { storyLimits } from '@storyloom/contract/limits/stories';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useDraftField } from '../draft/use-draft-field.ts';
import styles from './WorldNotesSection.module.css';

const parts = [
  { key: 'structure', label: 'Structure', hint: 'Places, peoples and powers.' },
  { key: 'background', label: 'Background', hint: 'What happened before the story begins.' },
  { key: 'rules', label: 'Rules', hint: 'What is possible here, and what never is.' },
  { key: 'specialEvents', label: 'Special events', hint: 'What may happen, and when.' },
] as const;

/** The world book as four plain texts. */
export default function WorldNotesSection() {
  const { id, error } = useDraftField('worldBook');
  return (
    <div className={styles.fields}>
      {error ? (
        <p id={id} tabIndex={-1} className={styles.error}>
          {error}
        </p>
      ) : null}
      {parts.map(({ key, ...part }) => (
        <DraftTextArea
          key={key}
          path={`worldBook.${key}`}
          {...part}
          optional
          max={storyLimits.worldBookWords}
          unit="words"
          minLines={3}
          maxLines={14}
        />
      ))}
    </div>
  );
}
