import { type Choice, Choices } from '../forms/Choices.tsx';
import type { Look } from './theme.ts';
import { useLook } from './use-theme.ts';

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
