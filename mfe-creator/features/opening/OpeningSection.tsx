import { storyLimits } from '@storyloom/contract/stories/limits';
import { useState } from 'react';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useDraftValue } from '../draft/use-draft.ts';
import styles from './OpeningSection.module.css';
import { Options } from './Options.tsx';
import { OtherOpenings } from './OtherOpenings.tsx';
import { ReaderQuestions } from './ReaderQuestions.tsx';

/** Fields for the opening scene, other ones, and the options. */
export default function OpeningSection() {
  const hasScript = useDraftValue(({ script = '' }) => script.trim() !== '');
  const hasBlank = useDraftValue(({ otherOpenings = [] }) =>
    otherOpenings.some((text) => text.trim() === ''),
  );
  // Stays while the author fills the blank one.
  const [hasOthers, setOthers] = useState(false);
  if (hasBlank && !hasOthers) setOthers(true);
  return (
    <div className={styles.fields}>
      <DraftTextArea
        path="opening"
        max={storyLimits.opening}
        minLines={5}
        maxLines={14}
        hint="Readers start here. End where they have something to do."
      />
      {hasScript ? <p>Your script continues this opening and offers the options.</p> : null}
      {!hasScript || hasOthers ? <OtherOpenings /> : null}
      <ReaderQuestions />
      {hasScript ? null : <Options />}
    </div>
  );
}
