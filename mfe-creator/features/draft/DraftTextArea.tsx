import { countWords } from '@storyloom/contract/core/word-count';
import { LimitedTextArea, type LimitedTextAreaProps } from '@storyloom/ui/forms/LimitedTextArea';
import { useMemo } from 'react';
import styles from './DraftField.module.css';
import { FieldHelp } from './field-help.tsx';
import { fieldLabel } from './field-labels.ts';
import { useDraftText } from './use-draft-field.ts';

interface DraftTextAreaProps
  extends Pick<LimitedTextAreaProps, 'hint' | 'optional' | 'placeholder' | 'minLines' | 'maxLines'> {
  path: string;
  /** By default the label in the table of fields. */
  label?: string;
  max: number;
  unit?: 'characters' | 'words';
}

/** A multi-line text of the draft, with a counter for its limit. */
export function DraftTextArea({
  path,
  label = fieldLabel(path),
  max,
  unit = 'characters',
  ...area
}: DraftTextAreaProps) {
  const limit = useMemo(() => ({ max, unit, ...(unit === 'words' && { count: countWords }) }), [max, unit]);
  return (
    <div className={styles.field}>
      <LimitedTextArea {...area} {...useDraftText(path)} label={label} limit={limit} />
      <FieldHelp path={path} label={label} />
    </div>
  );
}
