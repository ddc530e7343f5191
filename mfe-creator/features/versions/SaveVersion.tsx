import { actionMessages } from '@storyloom/contract/core/messages';
import { createDraftVersion } from '@storyloom/contract/stories/endpoints/create-draft-version';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useDraft } from '../draft/draft.context.ts';
import { unsavedReason } from '../draft/unsaved.ts';
import styles from './Versions.module.css';

const rules = z.pick(createDraftVersion.input, { name: true });

/** Saves the draft and stores that revision as a named version. */
export function SaveVersion({ id, onSaved }: { id: string; onSaved: () => void }) {
  const host = useHost();
  const draft = useDraft();
  const form = useContractForm({
    schema: rules,
    defaultValues: { name: '' },
    failureText: actionMessages.saveFailed,
    send: async ({ name }) => {
      await draft.saveNow();
      const state = draft.store.getState();
      const reason = unsavedReason(state);
      if (reason !== null) host.toast('error', reason);
      if (reason !== null || !state.stored) throw new Error('The draft is not saved.');
      await host.call(createDraftVersion, { id, revision: state.stored.revision, name });
      form.native.reset();
      onSaved();
    },
  });
  return (
    <Form form={form} className={styles.save} aria-label="Save a version">
      <TextField {...form.field('name', 'Name this version')} placeholder="Before the new ending" />
      <Button type="submit" kind="quiet" loading={form.sending}>
        Save version
      </Button>
    </Form>
  );
}
