import { storyLimits } from '@storyloom/contract/stories/limits';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import styles from './StyleSection.module.css';

/** Fields for a sample of the prose that the storyteller imitates, and for the author's own notes. */
export default function StyleSection() {
  return (
    <div className={styles.fields}>
      <DraftTextArea
        path="styleSample"
        optional
        max={storyLimits.styleSample}
        minLines={4}
        maxLines={12}
        hint="A paragraph in the voice you want. The storyteller follows its rhythm and tone."
      />
      <DraftTextArea
        path="content"
        optional
        max={storyLimits.content}
        minLines={4}
        maxLines={16}
        hint="How the story should unfold. Only you and the storyteller read it."
      />
    </div>
  );
}
