// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeletionLink } from './DeletionLink.tsx';

afterEach(cleanup);

describe('DeletionLink', () => {
  it('links logged-in users to the deletion of the account', () => {
    const { host } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'agnes' });
    render(inShell(host, <DeletionLink />));
    expect(screen.getByRole('link', { name: 'Delete the account' }).getAttribute('href')).toBe(
      '/user/delete',
    );
  });

  it('is hidden from guests, who erase their data on their profile', () => {
    render(inShell(createFakeHost().host, <DeletionLink />));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
