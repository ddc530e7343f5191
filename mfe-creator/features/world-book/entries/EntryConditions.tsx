import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import styles from './EntryCard.module.css';
import { KeysField } from './KeysField.tsx';

interface EntryConditionsProps {
  entry: LoreEntryDraft;
  onChange: (values: Partial<LoreEntryDraft>) => void;
}

type Flag = {
  [Name in keyof LoreEntryDraft]-?: LoreEntryDraft[Name] extends boolean ? Name : never;
}[keyof LoreEntryDraft];

const flags: readonly { name: Flag; label: string }[] = [
  { name: 'enabled', label: 'On' },
  { name: 'constant', label: 'Always active' },
  { name: 'secret', label: 'Secret: hidden from readers' },
  { name: 'matchForms', label: 'Match plurals and word forms' },
  { name: 'caseSensitive', label: 'Case-sensitive' },
  { name: 'useRegex', label: 'Keys are patterns' },
  { name: 'excludeRecursion', label: 'Other entries never call it' },
  { name: 'preventRecursion', label: 'It calls no other entries' },
];

const logics = [
  { value: 'and_any', label: 'and any of these' },
  { value: 'and_all', label: 'and all of these' },
  { value: 'not_any', label: 'and none of these' },
  { value: 'not_all', label: 'and not all of these' },
];

type Amount = 'probability' | 'priority' | 'window' | 'sticky' | 'cooldown' | 'delay';

const amounts: readonly { name: Amount; label: string; min: number; max: number }[] = [
  { name: 'probability', label: 'Probability, %', min: 0, max: 100 },
  { name: 'priority', label: 'Priority', min: -loreLimits.priority, max: loreLimits.priority },
  { name: 'window', label: 'Messages searched', min: 1, max: loreLimits.window },
  { name: 'sticky', label: 'Stays active, in replies', min: 0, max: loreLimits.turns },
  { name: 'cooldown', label: 'Cooldown, in replies', min: 0, max: loreLimits.turns },
  { name: 'delay', label: 'Delay, in replies', min: 0, max: loreLimits.turns },
];

/** The conditions for an entry to be active, besides its keys. */
export function EntryConditions({ entry, onChange }: EntryConditionsProps) {
  return (
    <details className={styles.conditions}>
      <summary>Conditions</summary>
      <div className={styles.flags}>
        {flags.map(({ name, label }) => (
          <CheckboxField
            key={name}
            label={label}
            checked={entry[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        ))}
      </div>
      <div className={styles.others}>
        <SelectField
          label="Other keys must match"
          options={logics}
          value={entry.logic}
          onChange={(event) => onChange({ logic: event.target.value as LoreEntryDraft['logic'] })}
        />
        <KeysField
          key={String(entry.useRegex)}
          label={entry.useRegex ? 'Other patterns, one on each line' : 'Other keys, separated by commas'}
          keys={entry.secondaryKeys}
          arePatterns={entry.useRegex}
          onChange={(secondaryKeys) => onChange({ secondaryKeys })}
        />
        <TextField
          label="Group"
          maxLength={loreLimits.title}
          value={entry.group}
          onChange={(event) => onChange({ group: event.target.value })}
        />
      </div>
      <div className={styles.amounts}>
        {amounts.map(({ name, label, min, max }) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            label={label}
            min={min}
            max={max}
            value={entry[name]}
            onChange={(event) => {
              const value = Math.round(event.target.valueAsNumber);
              if (Number.isFinite(value)) onChange({ [name]: Math.min(max, Math.max(min, value)) });
            }}
          />
        ))}
      </div>
    </details>
  );
}
