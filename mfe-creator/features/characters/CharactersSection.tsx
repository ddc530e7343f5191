import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { UserPlus } from 'lucide-react';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import styles from './CharactersSection.module.css';
import { NameField } from './NameField.tsx';
import { Portrait } from './Portrait.tsx';
import { Relations } from './Relations.tsx';
import { SpeechExample } from './SpeechExample.tsx';
import { SupportingCard } from './SupportingCard.tsx';

/** The main character and the people around them. */
export default function CharactersSection() {
  const count = useDraftValue((content) => content.supporting?.length ?? 0);
  const change = useChangeDraft();
  const restoreFocus = useRestoreFocus();
  const add = () => {
    change((content) => ({ ...content, supporting: [...(content.supporting ?? []), {}] }));
    focusWhenShown(fieldId(`supporting.${count}.name`));
  };
  return (
    <div className={styles.cast} {...restoreFocus}>
      <article className={styles.card} aria-label="Main character">
        <Portrait path="main" />
        <div className={styles.fields}>
          <NameField path="main" label="Main character’s name" />
          <DraftTextArea
            path="main.profile"
            label="Main character’s profile"
            max={storyLimits.profileWords}
            unit="words"
            minLines={4}
            maxLines={12}
          />
          <SpeechExample path="main" />
          <Relations path="main" />
        </div>
      </article>
      {Array.from({ length: count }, (_, index) => (
        <SupportingCard key={index} index={index} />
      ))}
      {count < storyLimits.supporting ? (
        <Button kind="quiet" icon={<UserPlus />} className={styles.add} onClick={add}>
          Add a supporting character
        </Button>
      ) : null}
    </div>
  );
}
