import type { Save } from '@storyloom/contract/entities/save';
import { limits } from '@storyloom/contract/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useState } from 'react';
import styles from './SaveForm.module.css';
import { isFull } from './saves.model.ts';
import type { SaveMoves } from './saves.mutations.ts';

interface SaveFormProps {
  saves: readonly Save[];
  moves: SaveMoves;
  replacing: { title: string } | null;
  onReplacing: (replacing: { title: string } | null) => void;
  onSaved: () => void;
}

/** Keeps the place where the story stands. With all saves taken it asks which one to give up. */
export function SaveForm({ saves, moves, replacing, onReplacing, onSaved }: SaveFormProps) {
  const [title, setTitle] = useState('');
  const wish = title.trim();

  const choose = () => onReplacing({ title: wish });
  const save = async () => {
    if (isFull(saves)) {
      choose();
      return;
    }
    if (!(await moves.create(wish ? { title: wish } : {}, choose))) return;
    setTitle('');
    onSaved();
  };

  if (replacing) {
    return (
      <div className={styles.choose} role="alert">
        <p>All three saves are taken. Choose the one to replace.</p>
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
        maxLength={limits.saveTitle}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" loading={moves.busy}>
        Save
      </Button>
    </form>
  );
}
