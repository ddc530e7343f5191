import { type Choice, Choices } from './Choices.tsx';
import type { Look } from './look.ts';
import { useLook } from './useLook.ts';

const choices: readonly Choice<Look['theme']>[] = [
  { value: 'dark', label: 'Dark ink' },
  { value: 'light', label: 'Paper' },
  { value: 'auto', label: 'System' },
];

/** The site's theme, on this device. */
export function ThemeChoices() {
  const { look, change } = useLook();
  return (
    <Choices legend="Theme" choices={choices} value={look.theme} onChange={(theme) => change({ theme })} />
  );
}
