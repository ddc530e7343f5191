// @vitest-environment jsdom

import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Topics from './topics.tsx';

afterEach(cleanup);

describe('the topics page', () => {
  it('counts a topic once the rules are accepted', async () => {
    const open = vi.fn(async () => true as never);
    render(inShell(createFakeHost({ dialogs: { open } }).host, <Topics />));
    fireEvent.click(screen.getByRole('button', { name: 'Post a topic' }));
    expect(await screen.findByText('New topics: 1')).toBeDefined();
  });
});
