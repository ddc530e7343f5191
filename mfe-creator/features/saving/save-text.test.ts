import { describe, expect, it } from 'vitest';
import type { DeviceCopyState, SaveState } from '../draft/draft.state.ts';
import { saveText } from './save-text.ts';

const textOf = (save: SaveState, deviceCopy: DeviceCopyState = 'none', unsavedFields: string[] = []) =>
  saveText({ save, deviceCopy, unsavedFields }).text;

describe('saveText', () => {
  it('says “Saved” only after a save', () => {
    const states: SaveState[] = [
      { kind: 'unsaved' },
      { kind: 'saving' },
      { kind: 'saved', at: null },
      { kind: 'offline' },
      { kind: 'retrying' },
      { kind: 'conflict' },
      { kind: 'login' },
      { kind: 'failed', reason: null },
    ];
    for (const state of states) expect(textOf(state)).not.toMatch(/^Saved/);
    expect(textOf({ kind: 'saved', at: 0 })).toMatch(/^Saved at \d/);
  });

  it('names texts that the server did not take', () => {
    expect(textOf({ kind: 'saved', at: 0 }, 'kept', ['title'])).toBe('Saved, except texts over their limit');
  });

  it('says plainly that the device has no room for a copy', () => {
    expect(textOf({ kind: 'offline' }, 'kept')).toBe('You’re offline. Kept on this device.');
    expect(textOf({ kind: 'offline' }, 'refused')).toBe(
      'You’re offline. This device has no room for a copy, so keep this page open.',
    );
  });
});
