import { SelectField, type SelectFieldProps } from '@storyloom/ui/forms/SelectField';
import { readText, writeField } from './content-path.ts';
import { fieldLabel } from './field-labels.ts';
import { useChangeDraft, useDraftValue } from './use-draft.ts';
import { useDraftField } from './use-draft-field.ts';

interface DraftChoiceProps extends Pick<SelectFieldProps, 'hint' | 'optional' | 'options' | 'placeholder'> {
  /** A field of the table, which has its label. */
  path: string;
}

/** A choice between values of one field of the draft. */
export function DraftChoice({ path, ...field }: DraftChoiceProps) {
  const value = useDraftValue((content) => readText(content, path));
  const change = useChangeDraft();
  return (
    <SelectField
      {...field}
      {...useDraftField(path)}
      label={fieldLabel(path)}
      value={value}
      onChange={({ currentTarget }) =>
        change((content) => writeField(content, path, currentTarget.value || undefined))
      }
    />
  );
}
