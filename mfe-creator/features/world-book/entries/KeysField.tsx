import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useState } from 'react';
import { isSame } from '../../draft/merge-content.ts';
import { joinKeys, parseKeys } from '../lore.model.ts';

interface KeysFieldProps {
  label: string;
  hint?: string;
  keys: readonly string[];
  arePatterns: boolean;
  onChange: (keys: string[]) => void;
}

/** Keys as one text, which stays as it is typed until the keys change otherwise. */
export function KeysField({ label, hint, keys, arePatterns, onChange }: KeysFieldProps) {
  const [text, setText] = useState(() => joinKeys(keys, arePatterns));
  const shown = isSame(parseKeys(text, arePatterns), keys) ? text : joinKeys(keys, arePatterns);
  return (
    <TextArea
      label={label}
      hint={hint}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseKeys(event.target.value, arePatterns));
      }}
    />
  );
}
