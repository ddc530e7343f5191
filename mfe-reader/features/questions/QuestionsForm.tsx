import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import type { questions } from '@storyloom/contract/chat/endpoints/questions';
import { chatLimits } from '@storyloom/contract/chat/limits';
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import styles from './QuestionsForm.module.css';

export interface QuestionsFormProps {
  storyId: string;
  questions: DataOf<typeof questions>;
  onDone: () => void;
}

/** The questions of a story with the reader’s earlier answers. */
export default function QuestionsForm({ storyId, questions: asked, onDone }: QuestionsFormProps) {
  const host = useHost();
  const store = (given: FormData) =>
    host.call(answerQuestions, {
      storyId,
      answers: asked.map(({ variable }) => ({ variable, answer: String(given.get(variable) ?? '') })),
    });
  const { mutate, isPending } = useMutation({
    mutationFn: store,
    onSuccess: () => {
      host.toast('success', 'The story knows your answers.');
      onDone();
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <form
      className={styles.form}
      aria-label="Before you begin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(new FormData(event.currentTarget));
      }}
      // Who presses an option of the story in place of “Answer” is known to it as well.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        const given = new FormData(currentTarget);
        if (asked.some(({ variable, answer }) => given.get(variable) !== answer))
          store(given).catch(console.debug);
      }}
    >
      {asked.map(({ variable, text, answer }) => (
        <TextField
          key={variable}
          label={text}
          name={variable}
          defaultValue={answer}
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
