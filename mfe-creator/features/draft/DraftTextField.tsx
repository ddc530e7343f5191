import { countCharacters } from '@storyloom/contract/core/characters';
import { counterText } from '@storyloom/ui/forms/counter-text';
import { toneOf } from '@storyloom/ui/forms/limit-tone';
import { TextField, type TextFieldProps } from '@storyloom/ui/forms/TextField';
import { readText } from './content-path.ts';
import styles from './DraftField.module.css';
import { FieldHelp } from './field-help.tsx';
import { fieldLabel } from './field-labels.ts';
import { useDraftValue } from './use-draft.ts';
import { useDraftText } from './use-draft-field.ts';

interface DraftTextFieldProps
  extends Pick<
    TextFieldProps,
    'labelHidden' | 'hint' | 'optional' | 'placeholder' | 'autoComplete' | 'list' | 'onFocus' | 'onBlur'
  > {
  path: string;
  /** By default the label in the table of fields. */
  label?: string;
  /** Limit in characters. Longer text is accepted, but marked. */
  max: number;
}

/** A single-line text of the draft, with a counter for its limit. */
export function DraftTextField({ path, label = fieldLabel(path), max, ...field }: DraftTextFieldProps) {
  const used = useDraftValue((content) => countCharacters(readText(content, path).trim()));
  return (
    <div className={styles.field}>
      <TextField
        autoComplete="off"
        {...field}
        {...useDraftText(path)}
        label={label}
        counter={counterText(used, max)}
        counterTone={toneOf(used, max)}
      />
      <FieldHelp path={path} label={label} />
    </div>
  );
}
