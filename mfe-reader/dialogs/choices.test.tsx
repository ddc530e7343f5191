// @vitest-environment jsdom
import { models } from '@storyloom/contract/chat/endpoints/models';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modelOf } from '../testing/models.ts';
import { saveWith } from '../testing/saves.ts';
import ModelPickerDialog from './model-picker.tsx';
import ReplaceSaveDialog from './replace-save.tsx';

afterEach(cleanup);

const frame = () => ({ open: true, zIndex: 50, close: vi.fn(), onClosed: vi.fn() });

describe('replace-save dialog', () => {
  function show(archives?: true) {
    const { host, calls } = createFakeHost();
    calls.respond(listSaves, () => [saveWith({ id: 's1', title: 'At the bridge' })]);
    const props = frame();
    const input = { storyId: 'story1', ...(archives && { archives }) };
    render(inShell(host, <ReplaceSaveDialog {...props} input={input} />));
    return { ...props, calls, text: screen.getByRole('dialog').textContent };
  }

  it('says what happens to the chosen save', () => {
    expect(show().text).toContain('What you played in it will be lost. The current one is your autosave');
    cleanup();
    expect(show(true).text).toContain('Choose one to archive in its place. You can restore it later.');
  });

  it('answers with the chosen save of the story, or with nothing', async () => {
    const { close, calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Replace At the bridge' }));
    expect(close).toHaveBeenCalledExactlyOnceWith('s1');
    expect(calls.sentTo(listSaves)).toEqual([{ storyId: 'story1' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close.mock.calls[1]).toEqual([]);
  });
});

describe('model-picker dialog', () => {
  it('offers the models, and closes without an answer', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(models, () => [modelOf({ id: 'standard', name: 'Storyteller', isDefault: true })]);
    const props = frame();
    render(inShell(host, <ModelPickerDialog {...props} input={{ storyId: 'story1' }} />));
    expect(await screen.findByRole('radio', { name: /Storyteller/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(props.close.mock.calls).toEqual([[]]);
  });
});
