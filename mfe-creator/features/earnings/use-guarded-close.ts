import { useHost } from '@storyloom/mfe';
import { useState } from 'react';

interface GuardedForm {
  sending: boolean;
  native: { formState: { isDirty: boolean } };
}

/** Closes a form's dialog. Asks before typed values are lost, and waits for a running request. */
export function useGuardedClose(form: GuardedForm, question: { title: string; message: string }) {
  const host = useHost();
  const [isOpen, setOpen] = useState(true);
  const { isDirty } = form.native.formState;

  async function askToClose(): Promise<void> {
    if (form.sending) return;
    const isSure =
      !isDirty || (await host.confirm({ ...question, confirmLabel: 'Discard', cancelLabel: 'Keep editing' }));
    if (isSure) setOpen(false);
  }

  return { isOpen, askToClose: () => void askToClose(), close: () => setOpen(false) };
}
