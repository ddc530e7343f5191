import type { Save } from '@storyloom/contract/saves/entities/save';
import { saveLimits } from '@storyloom/contract/saves/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useState } from 'react';
import styles from './SaveForm.module.css';
import { isAutosave, isFull, type Replacing } from './saves.model.ts';
import type { SaveActions } from './saves.mutations.ts';

interface SaveFormProps {
  saves: readonly Save[];
  actions: SaveActions;
  replacing: Replacing | null;
  onReplacing: (replacing: Replacing | null) => void;
  onSaved: () => void;
}

/** Creates a save of the current head. If all saves are used, the reader chooses one to replace. */
export function SaveForm({ saves, actions, replacing, onReplacing, onSaved }: SaveFormProps) {
  const [title, setTitle] = useState('');
  const name = title.trim();

  const choose = () => onReplacing({ title: name });
  const save = async () => {
    if (isFull(saves)) {
      choose();
      return;
    }
    if (!(await actions.create(name ? { title: name } : {}, choose))) return;
    setTitle('');
    onSaved();
  };

  if (replacing) {
    return (
      <div className={styles.choose} role="alert">
        <p>
          All three saves are in use. Choose one to replace: what you played in it will be lost.
          {saves.some(isAutosave) ? ' Your autosave stays.' : ''}
        </p>
        <Button kind="quiet" size="small" onClick={() => onReplacing(null)}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Name of the save (optional)"
        labelHidden
        name="save-title"
        placeholder="Name this moment (optional)"
        autoComplete="off"
        maxLength={saveLimits.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" loading={actions.busy}>
        Save
      </Button>
    </form>
  );
}
