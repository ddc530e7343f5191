// @vitest-environment jsdom
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveWith } from '../../testing/saves.ts';
import { ReplaceSave } from './ReplaceSave.tsx';

afterEach(cleanup);

describe('ReplaceSave', () => {
  it('offers to replace a save, except an archived one', async () => {
    const onChoose = vi.fn();
    const { host, calls } = createFakeHost();
    calls.respond(listSaves, () => [
      saveWith({ id: 's1', title: 'At the bridge', isCurrent: true }),
      saveWith({ id: 's2', title: 'Old', isArchived: true }),
    ]);
    render(inShell(host, <ReplaceSave storyId="story1" onChoose={onChoose} />));
    fireEvent.click(await screen.findByRole('button', { name: 'Replace At the bridge' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('s1');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(listSaves, () => Promise.reject(new Error('down')));
    render(inShell(host, <ReplaceSave storyId="story1" onChoose={vi.fn()} />));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(listSaves, () => [saveWith({ id: 's1', title: 'At the bridge' })]);
    fireEvent.click(retry);
    expect(await screen.findByText('At the bridge')).toBeDefined();
  });
});
