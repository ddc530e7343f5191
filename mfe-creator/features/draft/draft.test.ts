import { loreLimits } from '@storyloom/contract/lore/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, savedDraft, settled } from '../../testing/fake-draft-server.ts';
import { draftTimings } from './draft.timings.ts';
import type { Draft } from './draft.ts';

const statusError = (status: number, retryAfter: number | null = null) =>
  new StatusError({ status, statusText: '', msg: '', retryAfter });

const base = { type: 'STORY', title: 'Salt', summary: 'A ferry.' } as const;
const write = (draft: Draft, change: object) => draft.change((content) => ({ ...content, ...change }));
const stateOf = (draft: Draft) => draft.store.getState();
const pause = draftTimings.autosavePause;

describe('createDraft', () => {
  it('saves once after a pause, and says “saved” only after the server has', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const response = Promise.withResolvers<void>();
    setup.server.hold = response.promise;
    write(draft, { title: 'Salt a' });
    write(draft, { title: 'Salt an' });
    expect(stateOf(draft).save.kind).toBe('unsaved');
    await setup.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('saving');
    response.resolve();
    await settled();
    expect(stateOf(draft).save).toEqual({ kind: 'saved', at: pause });
    expect(setup.server.saves).toHaveLength(1);
  });

  it('saves even while the author types without a pause', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    for (let typed = 0; typed < draftTimings.autosaveLatest / 1_000; typed += 1) {
      write(draft, { title: `Salt ${typed}` });
      await setup.server.advance(1_000);
    }
    expect(setup.server.saves).toHaveLength(1);
  });

  it('adopts the returned revision even if typing continued meanwhile', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const response = Promise.withResolvers<void>();
    setup.server.hold = response.promise;
    write(draft, { title: 'First' });
    await setup.server.advance(pause);
    write(draft, { title: 'Second' });
    response.resolve();
    await settled();
    expect(stateOf(draft)).toMatchObject({ stored: { revision: 2 }, save: { kind: 'unsaved' } });
    await setup.server.advance(pause);
    expect(setup.server.stored()).toMatchObject({ revision: 3, content: { title: 'Second' } });
  });

  it('merges changes of other fields made elsewhere, and saves on their revision', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.saveElsewhere({ summary: 'A ferry that only leaves.' });
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('saved');
    expect(setup.server.stored()?.content).toMatchObject({
      title: 'Brine',
      summary: 'A ferry that only leaves.',
    });
  });

  it('shows a conflict, and saves nothing and keeps both values until it is decided', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.saveElsewhere({ title: 'Theirs' });
    write(draft, { title: 'Mine' });
    await setup.server.advance(pause);
    expect(stateOf(draft)).toMatchObject({
      save: { kind: 'conflict', conflicts: [{ path: 'title', mine: 'Mine', theirs: 'Theirs' }] },
    });
    write(draft, { summary: 'Still typing' });
    await setup.server.advance(60_000);
    expect(setup.server.saves).toHaveLength(1);
    expect(setup.server.copies.get('s1')).toMatchObject({ conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] });
    draft.resolveConflict('title', 'Theirs');
    await settled();
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Theirs', summary: 'Still typing' });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('follows what another tab has saved, and shows a conflict before its own save', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.saveElsewhere({ summary: 'Two ferries.' });
    await draft.follow(2);
    expect(stateOf(draft)).toMatchObject({
      content: { title: 'Salt', summary: 'Two ferries.' },
      save: { kind: 'saved' },
      stored: { revision: 2 },
    });
    write(draft, { title: 'Salt mine' });
    setup.server.saveElsewhere({ title: 'Salt theirs' });
    await draft.follow(3);
    expect(stateOf(draft).save).toMatchObject({ kind: 'conflict', conflicts: [{ path: 'title' }] });
    expect(setup.server.saves).toEqual([]);
  });

  it('keeps its state if what another tab has saved cannot be read', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.isOffline = true;
    await draft.follow(2);
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'saved' }, stored: { revision: 1 } });
  });

  it('does not retry a stale base forever', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const { read } = setup.ports;
    setup.ports.read = async (id) => {
      const stored = await read(id);
      setup.server.saveElsewhere({ hook: `Hook ${setup.server.saves.length}` });
      return stored;
    };
    setup.server.saveElsewhere({ hook: 'Hook' });
    write(draft, { title: 'Mine' });
    await setup.server.advance(10 * 60_000);
    expect(setup.server.saves).toHaveLength(draftTimings.mergesInARow + 1);
    expect(stateOf(draft).save.kind).toBe('failed');
  });

  it('keeps unsaved content on the device while offline, and saves it when the connection is back', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.isOffline = true;
    write(draft, { title: 'On the ferry' });
    await setup.server.advance(pause);
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'offline' }, deviceCopy: 'kept' });
    expect(setup.server.copies.get('s1')).toMatchObject({
      content: { title: 'On the ferry' },
      stored: { revision: 1 },
    });
    setup.server.isOffline = false;
    draft.wake();
    await settled();
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'saved' }, deviceCopy: 'none' });
    expect(setup.server.copies.size).toBe(0);
  });

  it('says that the device has no room for a copy', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.isOffline = true;
    setup.server.isDeviceFull = true;
    write(draft, { title: 'On the ferry' });
    await setup.server.advance(pause);
    expect(stateOf(draft).deviceCopy).toBe('refused');
    expect(stateOf(draft).content.title).toBe('On the ferry');
  });

  it('merges the copy of a closed page into the server’s newer content', async () => {
    const setup = createDraftServer({ ...base, summary: 'Changed on the phone.' });
    const left = {
      stored: { revision: 1, content: base },
      content: { ...base, title: 'Left behind' },
      conflicts: [],
      firstSave: null,
      at: 1,
    };
    const draft = openDraft(setup, [left]);
    await setup.server.advance(0);
    expect(setup.server.stored()?.content).toMatchObject({
      title: 'Left behind',
      summary: 'Changed on the phone.',
    });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('keeps the open conflict of a closed page', () => {
    const setup = createDraftServer({ ...base, title: 'Theirs' });
    const left = {
      stored: { revision: 1, content: { ...base, title: 'Theirs' } },
      content: { ...base, title: 'Mine' },
      conflicts: [{ path: 'title', mine: 'Mine', theirs: 'Theirs' }],
      firstSave: null,
      at: 1,
    };
    expect(stateOf(openDraft(setup, [left])).save.kind).toBe('conflict');
  });

  it('repeats an unanswered first save unchanged, then saves the rest', async () => {
    const setup = createDraftServer(null);
    const draft = openDraft(setup);
    setup.server.isOffline = true;
    write(draft, { title: 'New' });
    await setup.server.advance(pause);
    write(draft, { title: 'Newer' });
    setup.server.isOffline = false;
    draft.wake();
    await settled();
    await setup.server.advance(pause);
    expect(setup.server.saves.map((save) => [save.kind, save.content.title])).toEqual([
      ['first', 'New'],
      ['first', 'New'],
      ['next', 'Newer'],
    ]);
    expect(stateOf(draft)).toMatchObject({ id: 's1', save: { kind: 'saved' } });
  });

  it('retries automatically while the server is down, and not before Retry-After', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.failure = { error: statusError(503), isStored: false };
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'retrying' }, deviceCopy: 'kept' });
    setup.server.failure = { error: statusError(429, 120), isStored: false };
    await setup.server.advance(draftTimings.retryFirst);
    write(draft, { title: 'Brine and bells' });
    setup.server.failure = null;
    await setup.server.advance(119_000);
    expect(setup.server.saves).toHaveLength(2);
    await setup.server.advance(1_000);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Brine and bells' });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('retries at once when the connection is back, even after a server error', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.failure = { error: statusError(502), isStored: false };
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    setup.server.failure = null;
    draft.wake();
    await settled();
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Brine' });
  });

  it('creates one story if the reply to its first save is lost behind a gateway', async () => {
    const setup = createDraftServer(null);
    const draft = openDraft(setup);
    setup.server.failure = { error: statusError(504), isStored: true };
    write(draft, { title: 'New' });
    await setup.server.advance(pause);
    write(draft, { title: 'Newer' });
    setup.server.failure = null;
    await setup.server.advance(60_000);
    expect(setup.server.saves.map(({ kind, content }) => [kind, content.title])).toEqual([
      ['first', 'New'],
      ['first', 'New'],
      ['next', 'Newer'],
    ]);
    expect(stateOf(draft)).toMatchObject({ id: 's1', save: { kind: 'saved' } });
  });

  it('continues its story if another device changed it before the first save was repeated', async () => {
    const setup = createDraftServer(null);
    const draft = openDraft(setup);
    setup.server.failure = { error: statusError(504), isStored: true };
    write(draft, { title: 'New' });
    await setup.server.advance(pause);
    setup.server.saveElsewhere({ summary: 'Theirs.' });
    write(draft, { title: 'Newer' });
    setup.server.failure = null;
    await setup.server.advance(60_000);
    expect(setup.server.saves.map(({ kind }) => kind)).toEqual(['first', 'first', 'next']);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Newer', summary: 'Theirs.' });
    expect(stateOf(draft)).toMatchObject({ id: 's1', save: { kind: 'saved' } });
    expect(setup.server.copies.size).toBe(0);
  });

  it('reports no conflict with its own save whose response was lost', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.failure = { error: statusError(504), isStored: true };
    write(draft, { title: 'Salt a' });
    await setup.server.advance(pause);
    write(draft, { title: 'Salt and' });
    setup.server.failure = null;
    await setup.server.advance(60_000);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Salt and' });
    expect(stateOf(draft).save.kind).toBe('saved');
  });

  it('does not pair its own content with a later revision of another device', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const { save } = setup.ports;
    setup.ports.save = async (...input) => {
      await save(...input);
      setup.ports.save = save;
      setup.server.saveElsewhere({ summary: 'Theirs.' });
      return savedDraft({ revision: setup.server.stored()?.revision ?? 0 });
    };
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    write(draft, { hook: 'It leaves at night.' });
    await setup.server.advance(pause);
    expect(setup.server.stored()?.content).toMatchObject({
      title: 'Brine',
      summary: 'Theirs.',
      hook: 'It leaves at night.',
    });
  });

  it('keeps its revision after a publication, whose response may name a later one', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.saveElsewhere({ summary: 'Theirs.' });
    draft.adoptStatus(savedDraft({ status: 'PUBLISHED', publishedVersion: 1, revision: 2 }));
    expect(stateOf(draft)).toMatchObject({ status: 'PUBLISHED', publishedVersion: 1 });
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Brine', summary: 'Theirs.' });
  });

  it('merges text typed while a version is restored, and saves it on the restored revision', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const response = Promise.withResolvers<void>();
    const restored = draft.replaceContent(async ({ id, revision }) => {
      expect([id, revision]).toEqual(['s1', 1]);
      setup.server.saveElsewhere({ title: 'Old title', summary: 'Old summary.' });
      await response.promise;
      return setup.ports.read(id);
    });
    await settled();
    write(draft, { hook: 'Typed meanwhile.', summary: 'Also typed.' });
    await setup.server.advance(60_000);
    expect(setup.server.saves).toEqual([]);
    response.resolve();
    await restored;
    expect(stateOf(draft)).toMatchObject({
      content: { title: 'Old title', hook: 'Typed meanwhile.', summary: 'Also typed.' },
      save: {
        kind: 'conflict',
        conflicts: [{ path: 'summary', mine: 'Also typed.', theirs: 'Old summary.' }],
      },
    });
    draft.resolveConflict('summary', 'Also typed.');
    await settled();
    expect(setup.server.stored()).toMatchObject({
      revision: 3,
      content: { title: 'Old title', hook: 'Typed meanwhile.', summary: 'Also typed.' },
    });
    expect(stateOf(draft)).toMatchObject({ save: { kind: 'saved' }, deviceCopy: 'none' });
  });

  it('keeps the content if a version cannot be restored', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const refused = draft.replaceContent(() => Promise.reject(statusError(500)));
    await expect(refused).rejects.toThrow('500');
    write(draft, { title: 'Brine' });
    await setup.server.advance(pause);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Brine' });
  });

  it('keeps the stored text of an entry while its new text is over the limit', async () => {
    const loreOf = (...contents: readonly string[]) =>
      contents.map((content, index) => ({ id: `e${index}`, content }));
    const lore = storyDraftContent.parse({ lore: loreOf('Bells.', 'Fog.') }).lore ?? [];
    const setup = createDraftServer({ ...base, lore });
    const draft = openDraft(setup);
    const tooLong = 'x'.repeat(loreLimits.content + 1);
    write(draft, { lore: lore.slice(1).map((entry) => ({ ...entry, content: tooLong })) });
    await setup.server.advance(pause);
    expect(setup.server.stored()?.content.lore).toMatchObject([{ id: 'e1', content: 'Fog.' }]);
  });

  it('saves the rest of a draft if one text is over its limit, and names that field', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    write(draft, { title: 'x'.repeat(storyLimits.title + 1), summary: 'Longer.' });
    await setup.server.advance(pause);
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Salt', summary: 'Longer.' });
    expect(stateOf(draft)).toMatchObject({ unsavedFields: ['title'], deviceCopy: 'kept' });
    await setup.server.advance(60_000);
    expect(setup.server.saves).toHaveLength(1);
  });

  it('waits for a login, and saves after it', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    setup.server.isLoggedIn = false;
    write(draft, { title: 'Guest' });
    await setup.server.advance(pause);
    expect(stateOf(draft).save.kind).toBe('login');
    setup.server.isLoggedIn = true;
    draft.wake();
    await settled();
    expect(stateOf(draft).save.kind).toBe('saved');
  });
});
