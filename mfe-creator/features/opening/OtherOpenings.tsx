import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { Plus, X } from 'lucide-react';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import styles from './OpeningSection.module.css';

/** Openings that readers may begin with instead of the first. */
export function OtherOpenings() {
  const count = useDraftValue(({ otherOpenings = [] }) => otherOpenings.length);
  const change = useChangeDraft();
  const update = (next: (all: readonly string[]) => string[]) =>
    change((content) => ({ ...content, otherOpenings: next(content.otherOpenings ?? []) }));
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.option}>
          <DraftTextArea
            path={`otherOpenings.${index}`}
            label={`Opening ${index + 2}`}
            max={storyLimits.opening}
            minLines={3}
            maxLines={14}
          />
          <IconButton
            label={`Remove opening ${index + 2}`}
            icon={<X />}
            onClick={() => {
              update((all) => all.filter((_text, at) => at !== index));
              if (index === count - 1) focusWhenShown(fieldId('otherOpenings'));
            }}
          />
        </div>
      ))}
      {count < storyLimits.otherOpenings ? (
        <Button
          id={fieldId('otherOpenings')}
          kind="quiet"
          size="small"
          icon={<Plus />}
          className={styles.add}
          onClick={() => {
            update((all) => [...all, '']);
            focusWhenShown(fieldId(`otherOpenings.${count}`));
          }}
        >
          Add another opening
        </Button>
      ) : null}
    </>
  );
}
