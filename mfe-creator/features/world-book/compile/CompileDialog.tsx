import type { DataOf } from '@storyloom/contract/core/endpoint';
import type { compile } from '@storyloom/contract/lore/endpoints/compile';
import type { LoreChange } from '@storyloom/contract/lore/entities/lore-change';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { Button } from '@storyloom/ui/actions/Button';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { applyChanges, changeId, pageSize } from '../lore.model.ts';
import { useEntries } from '../use-lore.ts';
import type { UndoableEntries } from '../use-undo.ts';
import styles from './Compile.module.css';
import { diffTexts } from './diff-texts.ts';

interface CompileDialogProps extends Pick<UndoableEntries, 'change'> {
  compilation: DataOf<typeof compile>;
  onClose: () => void;
}

const kinds = { added: 'New', changed: 'Changed', removed: 'Gone from the text' } as const;

/** The differences between the text and the entries, each for the author to approve. */
export function CompileDialog({ compilation: { changes, unchanged }, change, onClose }: CompileDialogProps) {
  const entries = useEntries();
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
      description={`${countChanges(changes.length)}${unchanged > 0 ? `, ${unchanged} unchanged` : ''}. Nothing happens until you apply them.`}
      footer={
        <>
          <Button kind="ghost" onClick={() => setRejected(new Set(changes.map(changeId)))}>
            Uncheck all
          </Button>
          <Button
            disabled={approved.length === 0}
            onClick={() => {
              change(`Applied ${countChanges(approved.length)}.`, (all) => applyChanges(all, approved));
              setOpen(false);
            }}
          >
            {`Apply ${countChanges(approved.length)}`}
          </Button>
        </>
      }
    >
      <ul className={styles.changes}>
        {changes.slice(0, shown).map((one) => (
          <li key={changeId(one)}>
            <Change
              change={one}
              before={byId.get(changeId(one))}
              title={titleOf(one, byId.get(changeId(one))?.title)}
              isApproved={!rejected.has(changeId(one))}
              onToggle={() => toggle(changeId(one))}
            />
          </li>
        ))}
      </ul>
      {shown < changes.length ? (
        <Button kind="quiet" onClick={() => setShown(shown + pageSize)}>
          {`Show ${Math.min(pageSize, changes.length - shown)} more`}
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
  before: LoreEntryDraft | undefined;
  title: string;
  isApproved: boolean;
  onToggle: () => void;
}

function Change({ change, before, title, isApproved, onToggle }: ChangeProps) {
  return (
    <div className={styles.change} data-kind={change.kind}>
      <CheckboxField label={`${kinds[change.kind]}: ${title}`} checked={isApproved} onChange={onToggle} />
      <p className={styles.text}>
        {change.kind === 'added' ? <ins>{change.entry.content}</ins> : null}
        {change.kind === 'removed' ? <del>{before?.content}</del> : null}
        {change.kind === 'changed'
          ? diffTexts(before?.content ?? '', change.entry.content).map(({ kind, text }, at) =>
              kind === 'same' ? (
                <span key={at}>{text}</span>
              ) : kind === 'new' ? (
                <ins key={at}>{text}</ins>
              ) : (
                <del key={at}>{text}</del>
              ),
            )
          : null}
      </p>
      {change.kind === 'removed' ? null : <Keys entry={change.entry} before={before} />}
    </div>
  );
}

/** The keys of a new or changed entry, with added and removed ones marked. */
function Keys({ entry, before }: { entry: LoreEntryDraft; before: LoreEntryDraft | undefined }) {
  if (entry.constant) return <p className={styles.note}>Always active</p>;
  const gone = before?.keys.filter((key) => !entry.keys.includes(key)) ?? [];
  const isNew = (key: string) => before !== undefined && !before.keys.includes(key);
  return (
    <p className={styles.note}>
      Keys:{' '}
      {[...entry.keys, ...gone].map((key, at) => (
        <span key={key}>
          {at === 0 ? '' : ', '}
          {gone.includes(key) ? <del>{key}</del> : isNew(key) ? <ins>{key}</ins> : key}
        </span>
      ))}
    </p>
  );
}
