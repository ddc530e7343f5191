// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hueOf } from '../theme/hue.ts';
import { Avatar, initialsOf } from './Avatar.tsx';

afterEach(cleanup);

describe('Avatar', () => {
  it.each([
    ['Mara Vey', 'MV'],
    ['ilse', 'I'],
    ['The Old Ferryman', 'TF'],
    ['  ', ''],
    ['🦊 Fox', '🦊F'],
  ])('shortens %j to the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('shows initials under the same name when its image fails', () => {
    render(<Avatar name="Mara Vey" src="/gone.webp" />);
    fireEvent.error(screen.getByRole('img', { name: 'Mara Vey' }));
    const initials = screen.getByRole('img', { name: 'Mara Vey' }).firstElementChild;
    expect(initials?.getAttribute('data-initials')).toBe('MV');
  });

  it('is hidden from assistive technology if decorative', () => {
    render(<Avatar name="Mara Vey" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('derives a stable colour from the name', () => {
    expect(hueOf('Corvin')).toBe(hueOf('Corvin'));
    expect(new Set(['Corvin', 'Ilse', 'Mara Vey', 'Bram'].map(hueOf)).size).toBe(4);
  });
});
