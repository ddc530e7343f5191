import { describe, expect, it } from 'vitest';
import type { DeviceCopyState, SaveState, StoredContent } from '../draft/draft.state.ts';
import { saveText } from './save-text.ts';

const known: StoredContent = { revision: 3, content: { type: 'STORY' } };
const textOf = (save: SaveState, deviceCopy: DeviceCopyState = 'none', unsavedFields: string[] = []) =>
  saveText({ save, stored: known, deviceCopy, unsavedFields }).text;

describe('saveText', () => {
  it('says “Saved” only if the server has the text', () => {
    const states: SaveState[] = [
      { kind: 'unsaved' },
      { kind: 'saving' },
      { kind: 'offline' },
      { kind: 'retrying' },
      { kind: 'conflict', conflicts: [{ path: 'title', mine: 'Mine', theirs: 'Theirs' }] },
      { kind: 'login' },
      { kind: 'failed', reason: null },
    ];
    for (const state of states) expect(textOf(state)).not.toMatch(/^Saved/);
    expect(textOf({ kind: 'saved', at: null })).toBe('Saved');
    expect(textOf({ kind: 'saved', at: 0 })).toMatch(/^Saved at \d/);
  });

  it('does not say “Saved” of a new draft without a change', () => {
    const state = { save: { kind: 'saved', at: null }, deviceCopy: 'none', unsavedFields: [] } as const;
    expect(saveText({ ...state, stored: null }).text).toBe('New draft');
  });

  it('distinguishes a story that was never saved from changes to a saved one', () => {
    const save = { kind: 'unsaved' } as const;
    const rest = { save, deviceCopy: 'none', unsavedFields: [] } as const;
    expect(saveText({ ...rest, stored: null }).text).toBe('Not saved yet');
    expect(saveText({ ...rest, stored: known }).text).toBe('Unsaved changes');
  });

  it('mentions texts that the server did not accept', () => {
    expect(textOf({ kind: 'saved', at: 0 }, 'kept', ['title'])).toBe('Saved, except texts over their limit');
  });

  it('says that the device has no room for a copy', () => {
    expect(textOf({ kind: 'offline' }, 'kept')).toBe('You’re offline. Kept on this device.');
    expect(textOf({ kind: 'offline' }, 'refused')).toBe(
      'You’re offline. This device has no room for a copy, so keep this page open.',
    );
  });
});
