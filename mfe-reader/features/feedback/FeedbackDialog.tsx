import { feedback } from '@storyloom/contract/endpoints/chat/feedback';
import { limits } from '@storyloom/contract/limits';
import { messages } from '@storyloom/contract/messages';
import { isRequestError } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Choices } from '@storyloom/ui/forms/Choices';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { type FormEvent, useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './FeedbackDialog.module.css';
import { type FeedbackCategory, feedbackChoices } from './feedback.model.ts';

/** What is wrong with a reply, in one of three kinds and the reader's own words. Sent again, it replaces the first. */
export default function FeedbackDialog({ turn, onClose }: { turn: TurnContext; onClose: () => void }) {
  const host = useHost();
  const [open, setOpen] = useState(true);
  const [category, setCategory] = useState<FeedbackCategory | ''>('');
  const [content, setContent] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (chosen: FeedbackCategory) =>
      host.call(feedback, { messageId: turn.message.id, category: chosen, content }),
    onSuccess() {
      host.toast('success', 'Thank you. Your words help the story.');
      setOpen(false);
    },
    onError: (error) => {
      const isRefused = isRequestError(error) && error.name === 'BusinessError';
      host.toast('error', isRefused ? error.message : `${messages.actionFailed}. Try again.`);
    },
  });
  const tooLong = content.length > limits.feedback;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(category === '');
    if (category !== '' && !tooLong && !send.isPending) send.mutate(category);
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="What is wrong with this reply?"
      size="small"
    >
      <form className={styles.form} onSubmit={submit}>
        <Choices
          legend="It is"
          choices={feedbackChoices}
          value={category}
          onChange={(chosen) => {
            setCategory(chosen);
            setMissing(false);
          }}
        />
        {missing ? (
          <p className={styles.missing} role="alert">
            Choose one of the three first.
          </p>
        ) : null}
        <TextArea
          label="In your own words (optional)"
          value={content}
          minLines={3}
          maxLines={8}
          error={tooLong ? `This is longer than ${limits.feedback} characters. Shorten it.` : undefined}
          onChange={(event) => setContent(event.target.value)}
        />
        <Button type="submit" loading={send.isPending}>
          Send feedback
        </Button>
      </form>
    </Dialog>
  );
}
