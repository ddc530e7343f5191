import { type Choice, Choices } from '../forms/Choices.tsx';
import type { Theme } from './theme.ts';
import { useTheme } from './use-theme.ts';

const choices: readonly Choice<Theme['scheme']>[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'auto', label: 'System' },
];

/** Chooses the site's colours on this device. */
export function ThemeChoices() {
  const { theme, change } = useTheme();
  return (
    <Choices
      legend="Theme"
      choices={choices}
      value={theme.scheme}
      onChange={(scheme) => change({ scheme })}
    />
  );
}
