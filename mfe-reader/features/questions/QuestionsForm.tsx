import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import type { questions as readAnswers } from '@storyloom/contract/chat/endpoints/questions';
import { chatLimits } from '@storyloom/contract/chat/limits';
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { actionMessages } from '@storyloom/contract/core/messages';
import type { StoryQuestion } from '@storyloom/contract/stories/entities/story-question';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './QuestionsForm.module.css';

interface QuestionsFormProps {
  storyId: string;
  questions: readonly StoryQuestion[];
  /** The reader’s answers in an earlier playthrough; undefined until they are read. */
  earlier: DataOf<typeof readAnswers> | undefined;
  /** The texts of the story may contain the answers. */
  onStored: () => void;
  onDone: () => void;
}

/** The questions of a story with the reader’s earlier answers. */
export function QuestionsForm({ storyId, questions, earlier, onStored, onDone }: QuestionsFormProps) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  // The reader may have begun to type.
  useEffect(() => {
    for (const { variable, answer } of earlier ?? []) {
      const box = form.current?.elements.namedItem(variable);
      if (box instanceof HTMLInputElement && box.value === '') box.value = answer;
    }
  }, [earlier]);
  const store = async (given: FormData) => {
    await host.call(answerQuestions, {
      storyId,
      answers: questions.map(({ variable }) => ({ variable, answer: String(given.get(variable) ?? '') })),
    });
    onStored();
  };
  const storeChanged = (given: FormData) => {
    const isChanged = questions.some(
      ({ variable }) =>
        given.get(variable) !== (earlier?.find((each) => each.variable === variable)?.answer ?? ''),
    );
    if (isChanged) store(given).catch(console.debug);
  };
  // The reader may have left the form before hydration.
  const storeEarly = useEffectEvent(() => {
    if (form.current && !form.current.contains(document.activeElement))
      storeChanged(new FormData(form.current));
  });
  useEffect(() => storeEarly(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: store,
    onSuccess: onDone,
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <form
      ref={form}
      className={questions.length === 1 ? styles.line : styles.form}
      aria-label="Before you begin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(new FormData(event.currentTarget));
      }}
      // Who presses an option of the story in place of “Answer” is known to it as well.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) storeChanged(new FormData(currentTarget));
      }}
    >
      {questions.map(({ variable, text }) => (
        <TextField
          key={variable}
          label={curlQuotes(text)}
          name={variable}
          maxLength={chatLimits.answer}
          autoComplete="off"
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={isPending}>
          Answer
        </Button>
        <Button size="small" kind="ghost" onClick={onDone}>
          Skip
        </Button>
      </div>
    </form>
  );
}
