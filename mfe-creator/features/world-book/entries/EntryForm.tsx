import { weighWords } from '@storyloom/contract/core/word-count';
import { type LoreEntryDraft, loreMessages } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { counterText } from '@storyloom/ui/forms/counter-text';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useLimit } from '@storyloom/ui/forms/use-limit';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { itemPath } from '../../draft/content-path.ts';
import { FieldHelp } from '../../draft/field-help.tsx';
import { loreLabels } from '../../draft/item-labels.ts';
import { foldersOf, isBlank } from '../lore.model.ts';
import { useChangeEntries, useEntries } from '../use-lore.ts';
import styles from './EntryCard.module.css';
import { EntryConditions } from './EntryConditions.tsx';
import { KeysField } from './KeysField.tsx';

interface EntryFormProps {
  entry: LoreEntryDraft;
  /** Words of its text that could be keys too. */
  suggestedKeys?: readonly string[];
  onDelete: () => void;
}

/** The fields of one entry. */
export function EntryForm({ entry, suggestedKeys = [], onDelete }: EntryFormProps) {
  const changeAll = useChangeEntries();
  const folders = foldersOf(useEntries());
  const folderList = useId();
  const words = weighWords(entry.content);
  const { tone, announcement } = useLimit(words, loreLimits.contentWords, 'words');
  // A new entry lacks nothing until its fields have been left.
  const [left, setLeft] = useState(() => ({ title: !isBlank(entry), content: !isBlank(entry) }));
  const change = (values: Partial<LoreEntryDraft>) =>
    changeAll((all) => all.map((one) => (one.id === entry.id ? { ...one, ...values } : one)));
  const suggested = suggestedKeys.filter((key) => !entry.keys.includes(key));
  return (
    <div className={styles.form}>
      <TextField
        id={titleId(entry.id)}
        label={loreLabels.title}
        maxLength={loreLimits.title}
        value={entry.title}
        error={left.title && entry.title.trim() === '' ? loreMessages.title : undefined}
        announceError={false}
        onBlur={() => setLeft({ ...left, title: true })}
        onChange={(event) => change({ title: event.target.value })}
      />
      <KeysField
        key={String(entry.useRegex)}
        label={entry.useRegex ? 'Patterns' : loreLabels.keys}
        hint={
          entry.useRegex ? 'One pattern on each line.' : 'Words that call this entry, separated by commas.'
        }
        keys={entry.keys}
        arePatterns={entry.useRegex}
        onChange={(keys) => change({ keys })}
      />
      {suggested.length > 0 ? (
        <ul className={styles.suggested} aria-label="Suggested keys">
          {suggested.map((key) => (
            <li key={key}>
              <Button
                kind="quiet"
                size="small"
                icon={<Plus />}
                onClick={() => change({ keys: [...entry.keys, key] })}
              >
                {key}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <TextArea
        label={loreLabels.content}
        minLines={4}
        maxLines={14}
        maxLength={loreLimits.content}
        value={entry.content}
        counter={counterText(words, loreLimits.contentWords, 'words')}
        counterTone={tone}
        error={left.content && entry.content.trim() === '' ? loreMessages.content : undefined}
        announceError={false}
        onBlur={() => setLeft({ ...left, content: true })}
        onChange={(event) => change({ content: event.target.value })}
      />
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      <FieldHelp path={`${itemPath('lore', entry.id)}.content`} label="Text of the entry" />
      <TextField
        label={loreLabels.folder}
        optional
        maxLength={loreLimits.title}
        list={folderList}
        autoComplete="off"
        value={entry.folder ?? ''}
        onChange={(event) => change({ folder: event.target.value.trimStart() })}
      />
      <datalist id={folderList}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
      <EntryConditions entry={entry} onChange={change} />
      <Button kind="ghost" size="small" onClick={onDelete}>
        Delete entry
      </Button>
    </div>
  );
}

/** Id of the field of an entry's title. */
export const titleId = (entryId: string) => `lore-entry-${entryId}-title`;
