import { actionMessages } from '@storyloom/contract/messages/actions';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';

/** Saves the draft at once. A guest is asked to log in first. */
export function SaveButton() {
  const host = useHost();
  const draft = useDraft();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!(await host.requireLogin())) return;
    setSaving(true);
    await draft.saveNow();
    setSaving(false);
    const { kind } = draft.store.getState().save;
    if (kind === 'saved') host.toast('success', 'Draft saved.');
    else if (kind === 'failed' || kind === 'offline' || kind === 'retrying')
      host.toast('error', actionMessages.saveFailed);
  };
  return (
    <Button kind="quiet" size="small" loading={isSaving} onClick={() => void save()}>
      Save as draft
    </Button>
  );
}
