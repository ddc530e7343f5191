import type { Choice } from '@storyloom/ui/forms/Choices';
import type { Theme } from '@storyloom/ui/theme/theme';

export const fontChoices: readonly Choice<Theme['font']>[] = [
  { value: 'literata', label: 'Literata' },
  { value: 'inter', label: 'Inter' },
  { value: 'plain', label: 'Clear' },
];

export const sizeChoices: readonly { value: Theme['size']; label: string; scale: number }[] = [
  { value: '1', label: 'Small', scale: 0.85 },
  { value: '2', label: 'Default', scale: 1 },
  { value: '3', label: 'Large', scale: 1.15 },
  { value: '4', label: 'Larger', scale: 1.35 },
  { value: '5', label: 'Largest', scale: 1.6 },
];

export const widthChoices: readonly Choice<Theme['width']>[] = [
  { value: 'narrow', label: 'Narrow' },
  { value: 'normal', label: 'Default' },
  { value: 'wide', label: 'Wide' },
];
