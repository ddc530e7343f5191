// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import SettingsPage from './settings.tsx';

afterEach(cleanup);

describe('the settings', () => {
  it.each([
    ['a guest', 'guest'],
    ['a user', 'real'],
  ] as const)('have a link to each section that %s has', async (_, status) => {
    const { host } = createFakeHost({}, { status, tokenId: 'token1', userId: 'agnes' });
    render(inShell(host, <SettingsPage />));
    const links = within(await screen.findByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    const sections = screen.getAllByRole('region');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      sections.map(({ id, firstElementChild }) => [`#${id}`, firstElementChild?.textContent]),
    );
    expect(sections.length).toBe(status === 'real' ? 8 : 3);
  });
});
