import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { unsavedReason } from '../draft/unsaved.ts';

/** Saves the draft at once. A guest is asked to log in first. */
export function useSaveDraft() {
  const host = useHost();
  const draft = useDraft();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!(await host.requireLogin())) return;
    setSaving(true);
    await draft.saveNow();
    setSaving(false);
    const reason = unsavedReason(draft.store.getState());
    if (reason === null) host.toast('success', 'Draft saved.');
    else host.toast('error', reason);
  };
  return { isSaving, save: () => void save() };
}
