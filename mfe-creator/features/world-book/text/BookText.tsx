import { countWords } from '@storyloom/contract/core/word-count';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { useLimit } from '@storyloom/ui/forms/use-limit';
import type { ReactNode } from 'react';
import { useDraftValue } from '../../draft/use-draft.ts';
import styles from './BookText.module.css';
import { bookParts } from './book-parts.ts';
import { PartText } from './PartText.tsx';

/** The text of the world book in four parts. A bar that stays in view has the word count, and `children`. */
export function BookText({ children }: { children?: ReactNode }) {
  const words = useDraftValue(({ worldBook }) =>
    bookParts.reduce((sum, { key }) => sum + countWords(worldBook?.[key] ?? ''), 0),
  );
  const { tone, announcement } = useLimit(words, storyLimits.worldBookWords, 'words');
  return (
    <div className={styles.book}>
      {bookParts.map(({ key, title, hint }) => (
        <PartText key={key} part={key} title={title} hint={hint} />
      ))}
      <div className={styles.bar}>
        {children}
        <p className={styles.words} data-tone={tone}>
          {`${words.toLocaleString('en')} of ${storyLimits.worldBookWords.toLocaleString('en')} words`}
        </p>
      </div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
