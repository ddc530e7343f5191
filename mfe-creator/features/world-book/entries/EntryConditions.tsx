import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { loreLabels } from '../../draft/item-labels.ts';
import { loreLogics } from '../../draft/lore-choices.ts';
import styles from './EntryCard.module.css';
import { KeysField } from './KeysField.tsx';

interface EntryConditionsProps {
  entry: LoreEntryDraft;
  onChange: (values: Partial<LoreEntryDraft>) => void;
}

type Flag = {
  [Name in keyof LoreEntryDraft]-?: LoreEntryDraft[Name] extends boolean ? Name : never;
}[keyof LoreEntryDraft];

const flags: readonly Flag[] = [
  'enabled',
  'constant',
  'secret',
  'matchForms',
  'caseSensitive',
  'useRegex',
  'excludeRecursion',
  'preventRecursion',
];

type Amount = 'probability' | 'priority' | 'window' | 'sticky' | 'cooldown' | 'delay';

const amounts: readonly { name: Amount; min: number; max: number }[] = [
  { name: 'probability', min: 0, max: 100 },
  { name: 'priority', min: -loreLimits.priority, max: loreLimits.priority },
  { name: 'window', min: 1, max: loreLimits.window },
  { name: 'sticky', min: 0, max: loreLimits.turns },
  { name: 'cooldown', min: 0, max: loreLimits.turns },
  { name: 'delay', min: 0, max: loreLimits.turns },
];

/** The conditions for an entry to be active, besides its keys. */
export function EntryConditions({ entry, onChange }: EntryConditionsProps) {
  return (
    <details className={styles.conditions}>
      <summary>Conditions</summary>
      <div className={styles.flags}>
        {flags.map((name) => (
          <CheckboxField
            key={name}
            label={loreLabels[name]}
            checked={entry[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        ))}
      </div>
      <div className={styles.others}>
        <SelectField
          label={loreLabels.logic}
          options={loreLogics}
          value={entry.logic}
          onChange={(event) => onChange({ logic: event.target.value as LoreEntryDraft['logic'] })}
        />
        <KeysField
          key={String(entry.useRegex)}
          label={
            entry.useRegex
              ? 'Other patterns, one on each line'
              : `${loreLabels.secondaryKeys}, separated by commas`
          }
          keys={entry.secondaryKeys}
          arePatterns={entry.useRegex}
          onChange={(secondaryKeys) => onChange({ secondaryKeys })}
        />
        <TextField
          label={loreLabels.group}
          maxLength={loreLimits.title}
          value={entry.group}
          onChange={(event) => onChange({ group: event.target.value })}
        />
      </div>
      <div className={styles.amounts}>
        {amounts.map(({ name, min, max }) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            label={loreLabels[name]}
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
