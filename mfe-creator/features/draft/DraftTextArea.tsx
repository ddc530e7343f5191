import { countWords } from '@storyloom/contract/core/word-count';
import { LimitedTextArea, type LimitedTextAreaProps } from '@storyloom/ui/forms/LimitedTextArea';
import { useMemo } from 'react';
import styles from './DraftField.module.css';
import { FieldHelp } from './field-help.tsx';
import { useDraftText } from './use-draft-field.ts';

interface DraftTextAreaProps
  extends Pick<
    LimitedTextAreaProps,
    'label' | 'hint' | 'optional' | 'placeholder' | 'minLines' | 'maxLines'
  > {
  path: string;
  max: number;
  unit?: 'characters' | 'words';
}

/** A multi-line text of the draft, with a counter for its limit. */
export function DraftTextArea({ path, max, unit = 'characters', ...area }: DraftTextAreaProps) {
  const limit = useMemo(() => ({ max, unit, ...(unit === 'words' && { count: countWords }) }), [max, unit]);
  return (
    <div className={styles.field}>
      <LimitedTextArea {...area} {...useDraftText(path)} limit={limit} />
      <FieldHelp path={path} label={area.label} />
    </div>
  );
}
