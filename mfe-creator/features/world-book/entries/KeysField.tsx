import { loreLimits } from '@storyloom/contract/lore/limits';
import { counterText } from '@storyloom/ui/forms/counter-text';
import { toneOf } from '@storyloom/ui/forms/limit-tone';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useState } from 'react';
import { isSame } from '../../draft/merge-content.ts';
import { joinKeys, keysError, parseKeys } from '../lore.model.ts';

interface KeysFieldProps {
  label: string;
  hint?: string;
  keys: readonly string[];
  arePatterns: boolean;
  onChange: (keys: string[]) => void;
}

/** Keys as one text, which keeps its typed form until the keys are changed elsewhere. */
export function KeysField({ label, hint, keys, arePatterns, onChange }: KeysFieldProps) {
  const [text, setText] = useState(() => joinKeys(keys, arePatterns));
  const shown = isSame(parseKeys(text, arePatterns), keys) ? text : joinKeys(keys, arePatterns);
  return (
    <TextArea
      label={label}
      hint={hint}
      counter={counterText(keys.length, loreLimits.keys, 'keys')}
      counterTone={toneOf(keys.length, loreLimits.keys)}
      error={keysError(keys)}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseKeys(event.target.value, arePatterns));
      }}
    />
  );
}
