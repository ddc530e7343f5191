// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hueOf } from '../theme/hue.ts';
import { Avatar, initialsOf } from './Avatar.tsx';

afterEach(cleanup);

it.each([
  ['Mara Vey', 'MV'],
  ['ilse', 'I'],
  ['The Old Ferryman', 'TF'],
  ['  ', ''],
  ['🦊 Fox', '🦊F'],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('falls back to initials under the same name when its picture fails', () => {
  render(<Avatar name="Mara Vey" src="/gone.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Mara Vey' }));
  expect(screen.getByRole('img', { name: 'Mara Vey' }).textContent).toBe('MV');
});

it('is silent where the name stands beside it', () => {
  render(<Avatar name="Mara Vey" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('gives a name the same colour everywhere, and names different ones', () => {
  expect(hueOf('Corvin')).toBe(hueOf('Corvin'));
  expect(new Set(['Corvin', 'Ilse', 'Mara Vey', 'Bram'].map(hueOf)).size).toBe(4);
});
