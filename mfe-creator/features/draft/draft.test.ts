import { storyLimits } from '@storyloom/contract/limits/stories';
import { describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, settled } from '../../testing/fake-draft-server.ts';
import { draftTimings } from './draft.timings.ts';
import type { Draft } from './draft.ts';

const base = { type: 'STORY', title: 'Salt', summary: 'A ferry.' } as const;
const write = (draft: Draft, change: object) => draft.change((content) => ({ ...content, ...change }));
const stateOf = (draft: Draft) => draft.store.getState();
const pause = draftTimings.autosavePause;

describe('createDraft', () => {
  it('saves once after a pause, and says “saved” only after the server has', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    const answer = Promise.withResolvers<void>();
    lab.server.hold = answer.promise;
    write(draft, { title: 'Salt a' });
    write(draft, { title: 'Salt an' });
    expect(stateOf(draft).save.kind).toBe('unsaved');
    await lab.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('saving');
    answer.resolve();
    await settled();
    expect(stateOf(draft).save).toEqual({ kind: 'saved', at: pause });
    expect(lab.server.saves).toHaveLength(1);
  });

  it('saves while the author types without a pause', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    for (let typed = 0; typed < 12; typed += 1) {
      write(draft, { title: `Salt ${typed}` });
      await lab.server.advance(1_000);
    }
    expect(lab.server.saves).toHaveLength(1);
  });

  it('adopts the returned revision even if typing continued meanwhile', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    const answer = Promise.withResolvers<void>();
    lab.server.hold = answer.promise;
    write(draft, { title: 'First' });
    await lab.server.advance(pause);
    write(draft, { title: 'Second' });
    answer.resolve();
    await settled();
    expect(stateOf(draft)).toMatchObject({ stored: { revision: 2 }, save: { kind: 'unsaved' } });
    await lab.server.advance(pause);
    expect(lab.server.stored()).toMatchObject({ revision: 3, content: { title: 'Second' } });
  });

  it('merges changes of other fields from elsewhere and saves on their revision', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    lab.server.saveElsewhere({ summary: 'A ferry that only leaves.' });
    write(draft, { title: 'Brine' });
    await lab.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('saved');
    expect(lab.server.stored()?.content).toMatchObject({
      title: 'Brine',
      summary: 'A ferry that only leaves.',
    });
  });

  it('shows a conflict, saves nothing until it is decided, and keeps both values until then', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    lab.server.saveElsewhere({ title: 'Theirs' });
    write(draft, { title: 'Mine' });
    await lab.server.advance(pause);
    expect(stateOf(draft)).toMatchObject({
      save: { kind: 'conflict' },
      conflicts: [{ path: 'title', mine: 'Mine', theirs: 'Theirs' }],
    });
    write(draft, { summary: 'Still typing' });
    await lab.server.advance(60_000);
    expect(lab.server.saves).toHaveLength(1);
    expect(lab.server.copies.get('s1')).toMatchObject({ conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] });
    draft.resolveConflict('title', 'Theirs');
    await settled();
    expect(lab.server.stored()?.content).toMatchObject({ title: 'Theirs', summary: 'Still typing' });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('does not retry a stale base for ever', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    const { read } = lab.ports;
    lab.ports.read = async (id) => {
      const stored = await read(id);
      lab.server.saveElsewhere({ hook: `Hook ${lab.server.saves.length}` });
      return stored;
    };
    lab.server.saveElsewhere({ hook: 'Hook' });
    write(draft, { title: 'Mine' });
    await lab.server.advance(10 * 60_000);
    expect(lab.server.saves).toHaveLength(draftTimings.mergesInARow + 1);
    expect(stateOf(draft).save.kind).toBe('failed');
  });

  it('keeps unsaved content on the device while offline, and saves it when the connection is back', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    lab.server.isOffline = true;
    write(draft, { title: 'On the ferry' });
    await lab.server.advance(pause);
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'offline' }, deviceCopy: 'kept' });
    expect(lab.server.copies.get('s1')).toMatchObject({
      content: { title: 'On the ferry' },
      stored: { revision: 1 },
    });
    lab.server.isOffline = false;
    draft.wake();
    await settled();
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'saved' }, deviceCopy: 'none' });
    expect(lab.server.copies.size).toBe(0);
  });

  it('says that the device has no room for a copy', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    lab.server.isOffline = true;
    lab.server.isDeviceFull = true;
    write(draft, { title: 'On the ferry' });
    await lab.server.advance(pause);
    expect(stateOf(draft).deviceCopy).toBe('refused');
    expect(stateOf(draft).content.title).toBe('On the ferry');
  });

  it('merges what a closed page has left into what the server has since', async () => {
    const lab = createDraftServer({ ...base, summary: 'Changed on the phone.' });
    const left = {
      stored: { revision: 1, content: base },
      content: { ...base, title: 'Left behind' },
      conflicts: [],
      firstSave: null,
      at: 1,
    };
    const draft = openDraft(lab, [left]);
    await lab.server.advance(0);
    expect(lab.server.stored()?.content).toMatchObject({
      title: 'Left behind',
      summary: 'Changed on the phone.',
    });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('keeps a conflict that a closed page has left open', () => {
    const lab = createDraftServer({ ...base, title: 'Theirs' });
    const left = {
      stored: { revision: 1, content: { ...base, title: 'Theirs' } },
      content: { ...base, title: 'Mine' },
      conflicts: [{ path: 'title', mine: 'Mine', theirs: 'Theirs' }],
      firstSave: null,
      at: 1,
    };
    expect(stateOf(openDraft(lab, [left])).save.kind).toBe('conflict');
  });

  it('repeats a first save whose answer was lost as it was, then saves the rest', async () => {
    const lab = createDraftServer(null);
    const draft = openDraft(lab);
    lab.server.isOffline = true;
    write(draft, { title: 'New' });
    await lab.server.advance(pause);
    write(draft, { title: 'Newer' });
    lab.server.isOffline = false;
    draft.wake();
    await settled();
    await lab.server.advance(pause);
    expect(lab.server.saves.map((save) => [save.kind, save.content.title])).toEqual([
      ['first', 'New'],
      ['first', 'New'],
      ['next', 'Newer'],
    ]);
    expect(stateOf(draft)).toMatchObject({ id: 's1', save: { kind: 'saved' } });
  });

  it('saves the rest of a draft with a text over its limit, and names that field', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    write(draft, { title: 'x'.repeat(storyLimits.title + 1), summary: 'Longer.' });
    await lab.server.advance(pause);
    expect(lab.server.stored()?.content).toMatchObject({ title: 'Salt', summary: 'Longer.' });
    expect(stateOf(draft)).toMatchObject({ unsavedFields: ['title'], deviceCopy: 'kept' });
    await lab.server.advance(60_000);
    expect(lab.server.saves).toHaveLength(1);
  });

  it('waits for a login, and saves after it', async () => {
    const lab = createDraftServer(base);
    const draft = openDraft(lab);
    lab.server.isLoggedIn = false;
    write(draft, { title: 'Guest' });
    await lab.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('login');
    lab.server.isLoggedIn = true;
    draft.wake();
    await settled();
    expect(stateOf(draft).save.kind).toBe('saved');
  });
});
