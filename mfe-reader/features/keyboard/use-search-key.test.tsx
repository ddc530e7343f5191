// @vitest-environment jsdom

import { useLocation } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSearchKey } from './use-search-key.ts';

function Page() {
  useSearchKey();
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

describe('useSearchKey', () => {
  it('opens the search with the focus in its field', async () => {
    render(inShell(createFakeHost().host, <Page />, { path: '*', url: '/' }));
    fireEvent.keyDown(document.body, { key: '/' });
    expect(await screen.findByText('/search {"focus":true}')).toBeDefined();
  });
});
