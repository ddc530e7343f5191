import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useState } from 'react';
import { joinKeys, parseKeys } from '../lore.model.ts';

interface KeysFieldProps {
  label: string;
  hint?: string;
  keys: readonly string[];
  arePatterns: boolean;
  onChange: (keys: string[]) => void;
}

/** Keys as one text, which stays as it is typed. */
export function KeysField({ label, hint, keys, arePatterns, onChange }: KeysFieldProps) {
  const [text, setText] = useState(() => joinKeys(keys, arePatterns));
  return (
    <TextArea
      label={label}
      hint={hint}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseKeys(event.target.value, arePatterns));
      }}
    />
  );
}
