import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { FieldGroup } from '@storyloom/ui/forms/FieldGroup';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { Plus, X } from 'lucide-react';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { FieldHelp } from '../draft/field-help.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId, useDraftField } from '../draft/use-draft-field.ts';
import styles from './OpeningSection.module.css';

/** The options offered to a reader at the start: at least one for a story, optional for a character. */
export function Options() {
  const count = useDraftValue((content) => content.options?.length ?? 0);
  const isOptional = useDraftValue((content) => content.type === 'ROLE');
  const change = useChangeDraft();
  const { error } = useDraftField('options');
  const add = () => {
    change((content) => ({ ...content, options: [...(content.options ?? []), ''] }));
    focusWhenShown(fieldId(`options.${count}`));
  };
  const remove = (index: number) => {
    change((content) => ({ ...content, options: content.options?.filter((_, at) => at !== index) }));
    // After a removal the next option has the same button; only the last button disappears.
    if (index === count - 1) focusWhenShown(fieldId('options'));
  };
  return (
    <FieldGroup
      label="Options"
      optional={isOptional}
      hint="Short moves that readers can tap instead of writing."
      error={error}
      announceError={false}
    >
      {() => (
        <>
          <ol className={styles.options}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index} className={styles.option}>
                <DraftTextField
                  path={`options.${index}`}
                  label={`Option ${index + 1}`}
                  labelHidden
                  max={storyLimits.optionLength}
                />
                <IconButton label={`Remove option ${index + 1}`} icon={<X />} onClick={() => remove(index)} />
              </li>
            ))}
          </ol>
          {count < storyLimits.options ? (
            <Button
              id={fieldId('options')}
              kind="quiet"
              size="small"
              icon={<Plus />}
              className={styles.add}
              onClick={add}
            >
              Add an option
            </Button>
          ) : null}
          <FieldHelp path="options" label="Options" />
        </>
      )}
    </FieldGroup>
  );
}
