import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { haveOwnWords, toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { FieldGroup } from '@storyloom/ui/forms/FieldGroup';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { Plus, X } from 'lucide-react';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { asksItself } from '../draft/place-notes.ts';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId, useDraftField } from '../draft/use-draft-field.ts';
import styles from './OpeningSection.module.css';

/** Questions that a reader is asked before the first turn. */
export function ReaderQuestions() {
  const count = useDraftValue(({ readerQuestions = [] }) => readerQuestions.length);
  const isReplaced = useDraftValue(asksItself);
  const change = useChangeDraft();
  const { error } = useDraftField('readerQuestions');
  const areDistinct = useDraftValue(({ readerQuestions = [] }) => haveOwnWords(readerQuestions));
  const update = (next: (all: readonly string[]) => string[]) =>
    change((content) => ({ ...content, readerQuestions: next(content.readerQuestions ?? []) }));
  const remove = (index: number) => {
    update((all) => all.filter((_, at) => at !== index));
    // After a removal the next question has the same button; only the last button disappears.
    if (index === count - 1) focusWhenShown(fieldId('readerQuestions'));
  };
  return (
    <FieldGroup
      label="Ask the reader first"
      optional
      hint={
        isReplaced
          ? 'Your script asks its own questions. Readers see those instead.'
          : 'Asked before the first turn. Readers may skip them: {name|stranger} then reads “stranger”.'
      }
      error={areDistinct ? error : storyMessages.questionWords}
      announceError={false}
    >
      {() => (
        <>
          <ol className={styles.options}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index} className={styles.option}>
                <Question index={index} />
                <IconButton
                  label={`Remove question ${index + 1}`}
                  icon={<X />}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ol>
          {count < storyLimits.readerQuestions ? (
            <Button
              id={fieldId('readerQuestions')}
              kind="quiet"
              size="small"
              icon={<Plus />}
              className={styles.add}
              onClick={() => {
                update((all) => [...all, '']);
                focusWhenShown(fieldId(`readerQuestions.${count}`));
              }}
            >
              Add a question
            </Button>
          ) : null}
        </>
      )}
    </FieldGroup>
  );
}

function Question({ index }: { index: number }) {
  const path = `readerQuestions.${index}`;
  const word = useDraftValue(
    ({ readerQuestions = [] }) => toStoryQuestions([readerQuestions[index] ?? ''])[0]?.variable,
  );
  return (
    <DraftTextField
      path={path}
      label={`Question ${index + 1}`}
      labelHidden
      max={storyLimits.readerQuestion}
      placeholder="What is your name?"
      hint={word === undefined ? undefined : `{${word}} in a text is the answer.`}
    />
  );
}
