import { feedback } from '@storyloom/contract/chat/endpoints/feedback';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Choices } from '@storyloom/ui/forms/Choices';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { type FormEvent, useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import { charactersOver } from '../text/characters-over.ts';
import styles from './FeedbackDialog.module.css';
import { type FeedbackCategory, feedbackChoices } from './feedback.model.ts';

/** Sends feedback on a reply. Sending again replaces it. */
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
      host.toast('success', 'Thank you for your feedback.');
      setOpen(false);
    },
    onError: (error) => {
      host.toast('error', serverMessage(error) ?? `${actionMessages.actionFailed}. Try again.`);
    },
  });
  const over = countCharacters(content.trim()) - chatLimits.feedback;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(category === '');
    if (category !== '' && over <= 0 && !send.isPending) send.mutate(category);
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="What’s wrong with this reply?"
      size="small"
    >
      <form className={styles.form} onSubmit={submit}>
        <Choices
          legend="What’s wrong with this reply?"
          legendHidden
          choices={feedbackChoices}
          value={category}
          onChange={(chosen) => {
            setCategory(chosen);
            setMissing(false);
          }}
        />
        {missing ? (
          <p className={styles.missing} role="alert">
            Choose one of the three.
          </p>
        ) : null}
        <TextArea
          label="Details (optional)"
          value={content}
          minLines={3}
          maxLines={8}
          error={over > 0 ? charactersOver(over) : undefined}
          onChange={(event) => setContent(event.target.value)}
        />
        <Button type="submit" loading={send.isPending}>
          Send feedback
        </Button>
      </form>
    </Dialog>
  );
}
