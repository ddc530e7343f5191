import { countCharacters } from '@storyloom/contract/core/characters';
import { counterText } from '@storyloom/ui/forms/counter-text';
import { toneOf } from '@storyloom/ui/forms/limit-tone';
import { TextField, type TextFieldProps } from '@storyloom/ui/forms/TextField';
import { readText } from './content-path.ts';
import styles from './DraftField.module.css';
import { FieldHelp } from './field-help.tsx';
import { useDraftValue } from './use-draft.ts';
import { useDraftText } from './use-draft-field.ts';

interface DraftTextFieldProps
  extends Pick<
    TextFieldProps,
    | 'label'
    | 'labelHidden'
    | 'hint'
    | 'optional'
    | 'placeholder'
    | 'autoComplete'
    | 'list'
    | 'onFocus'
    | 'onBlur'
  > {
  path: string;
  /** Limit in characters. Longer text is accepted, but marked. */
  max: number;
}

/** A single-line text of the draft, with a counter for its limit. */
export function DraftTextField({ path, max, ...field }: DraftTextFieldProps) {
  const used = useDraftValue((content) => countCharacters(readText(content, path).trim()));
  return (
    <div className={styles.field}>
      <TextField
        autoComplete="off"
        {...field}
        {...useDraftText(path)}
        counter={counterText(used, max)}
        counterTone={toneOf(used, max)}
      />
      <FieldHelp path={path} label={field.label} />
    </div>
  );
}
