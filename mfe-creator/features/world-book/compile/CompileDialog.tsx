import type { DataOf } from '@storyloom/contract/endpoint';
import type { compile } from '@storyloom/contract/endpoints/lore/compile';
import type { LoreChange } from '@storyloom/contract/entities/lore-change';
import { Button } from '@storyloom/ui/actions/Button';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { applyChanges, changeId, pageSize } from '../lore.model.ts';
import { useChangeEntries, useEntries } from '../use-lore.ts';
import styles from './Compile.module.css';

interface CompileDialogProps {
  compilation: DataOf<typeof compile>;
  onClose: () => void;
}

const kinds = { added: 'New', changed: 'Changed', removed: 'Gone from the text' } as const;

/** The differences between text and entries; the author approves each. */
export function CompileDialog({ compilation: { changes, unchanged }, onClose }: CompileDialogProps) {
  const entries = useEntries();
  const change = useChangeEntries();
  const [open, setOpen] = useState(true);
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(pageSize);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const approved = changes.filter((one) => !rejected.has(changeId(one)));

  function toggle(id: string): void {
    const next = new Set(rejected);
    if (!next.delete(id)) next.add(id);
    setRejected(next);
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      size="large"
      title="Compile the world book"
      description={`${countChanges(changes.length)}, ${unchanged} unchanged. Nothing happens until you apply them.`}
      footer={
        <>
          <Button kind="ghost" onClick={() => setRejected(new Set(changes.map(changeId)))}>
            Uncheck all
          </Button>
          <Button
            disabled={approved.length === 0}
            onClick={() => {
              change((all) => applyChanges(all, approved));
              setOpen(false);
            }}
          >
            Apply {countChanges(approved.length)}
          </Button>
        </>
      }
    >
      <ul className={styles.changes}>
        {changes.slice(0, shown).map((one) => (
          <li key={changeId(one)}>
            <Change
              change={one}
              before={byId.get(changeId(one))?.content}
              title={titleOf(one, byId.get(changeId(one))?.title)}
              isApproved={!rejected.has(changeId(one))}
              onToggle={() => toggle(changeId(one))}
            />
          </li>
        ))}
      </ul>
      {shown < changes.length ? (
        <Button kind="quiet" onClick={() => setShown(shown + pageSize)}>
          Show {Math.min(pageSize, changes.length - shown)} more
        </Button>
      ) : null}
    </Dialog>
  );
}

const countChanges = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

const titleOf = (change: LoreChange, before: string | undefined) =>
  (change.kind === 'removed' ? before : change.entry.title) || 'Untitled entry';

interface ChangeProps {
  change: LoreChange;
  before: string | undefined;
  title: string;
  isApproved: boolean;
  onToggle: () => void;
}

function Change({ change, before, title, isApproved, onToggle }: ChangeProps) {
  const entry = change.kind === 'removed' ? undefined : change.entry;
  return (
    <div className={styles.change} data-kind={change.kind}>
      <CheckboxField label={`${kinds[change.kind]}: ${title}`} checked={isApproved} onChange={onToggle} />
      {change.kind === 'added' ? null : <del>{before}</del>}
      {entry === undefined ? null : <ins>{entry.content}</ins>}
      {entry === undefined ? null : (
        <p className={styles.note}>{entry.constant ? 'Always active' : `Keys: ${entry.keys.join(', ')}`}</p>
      )}
    </div>
  );
}
