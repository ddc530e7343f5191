import { describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, savedDraft, settled } from '../../testing/fake-draft-server.ts';
import { draftTimings } from './draft.timings.ts';
import type { Draft } from './draft.ts';

const base = { type: 'STORY', title: 'Salt', summary: 'A ferry.' } as const;
const write = (draft: Draft, change: object) => draft.change((content) => ({ ...content, ...change }));
const saveOf = (draft: Draft) => draft.store.getState().save;
const pause = draftTimings.autosavePause;

const title = { path: 'title', mine: 'Mine', theirs: 'Theirs' };
const summary = { path: 'summary', mine: 'My summary.', theirs: 'Their summary.' };

/** A draft whose fields were also changed by another device. */
async function inConflict(mine: object = { title: 'Mine' }, theirs: object = { title: 'Theirs' }) {
  const setup = createDraftServer(base);
  const draft = openDraft(setup);
  setup.server.saveElsewhere(theirs);
  write(draft, mine);
  await setup.server.advance(pause);
  return { ...setup, draft };
}

describe('an open conflict', () => {
  it('does not change when another device saves again; that save is merged after the decision', async () => {
    const { draft, server } = await inConflict();
    server.saveElsewhere({ summary: 'Their summary.' });
    write(draft, { summary: 'My summary.' });
    draft.wake();
    draft.leave();
    await draft.saveNow();
    await server.advance(60_000);
    expect(saveOf(draft)).toEqual({ kind: 'conflict', conflicts: [title] });
    expect(server.saves).toHaveLength(1);
    draft.resolveConflict('title', 'Mine');
    await settled();
    expect(saveOf(draft)).toEqual({ kind: 'conflict', conflicts: [summary] });
    draft.resolveConflict('summary', 'My summary.');
    await settled();
    expect(saveOf(draft).kind).toBe('saved');
    expect(server.stored()?.content).toMatchObject({ title: 'Mine', summary: 'My summary.' });
  });

  it('is decided field by field, and saved after the last one', async () => {
    const { draft, server } = await inConflict(
      { title: 'Mine', summary: 'My summary.' },
      { title: 'Theirs', summary: 'Their summary.' },
    );
    draft.resolveConflict('title', 'Theirs');
    await settled();
    expect(saveOf(draft)).toEqual({ kind: 'conflict', conflicts: [summary] });
    expect(server.copies.get('s1')).toMatchObject({ conflicts: [summary] });
    expect(server.saves).toHaveLength(1);
    draft.resolveConflict('summary', 'My summary.');
    await settled();
    expect(server.stored()?.content).toMatchObject({ title: 'Theirs', summary: 'My summary.' });
  });

  it('ends with its last decision, even while the device copy is being written', async () => {
    const setup = createDraftServer(base);
    const draft = openDraft(setup);
    const room = Promise.withResolvers<void>();
    const { write: writeCopy } = setup.ports.copies;
    setup.server.saveElsewhere({ title: 'Theirs' });
    write(draft, { title: 'Mine' });
    await setup.server.advance(draftTimings.copyPause);
    setup.ports.copies.write = async (...input) => {
      await room.promise;
      return writeCopy(...input);
    };
    await setup.server.advance(pause);
    expect(saveOf(draft).kind).toBe('conflict');
    draft.resolveConflict('title', 'Mine');
    expect(saveOf(draft)).toEqual({ kind: 'unsaved' });
    room.resolve();
    await settled();
    expect(saveOf(draft).kind).toBe('saved');
    expect(setup.server.stored()?.content).toMatchObject({ title: 'Mine' });
  });

  it('is decided once: a repeated decision does not replace later typing', async () => {
    const { draft, server } = await inConflict();
    draft.resolveConflict('title', 'Theirs');
    await settled();
    write(draft, { title: 'Typed since' });
    draft.resolveConflict('title', 'Theirs');
    await server.advance(pause);
    expect(server.stored()?.content).toMatchObject({ title: 'Typed since' });
  });
});

describe('a draft that the server does not know', () => {
  it('has a first save until the server has answered it, then an id', async () => {
    const setup = createDraftServer(null);
    const draft = openDraft(setup);
    const response = Promise.withResolvers<void>();
    setup.server.hold = response.promise;
    write(draft, { title: 'New' });
    await setup.server.advance(pause);
    expect(draft.store.getState()).toMatchObject({
      id: null,
      stored: null,
      publishedVersion: null,
      firstSave: { clientRequestId: 'request1', content: { title: 'New' } },
    });
    response.resolve();
    await settled();
    expect(draft.store.getState()).toMatchObject({ id: 's1', stored: { revision: 1 } });
    expect(draft.store.getState()).not.toHaveProperty('firstSave');
  });

  it('cannot be published', () => {
    const draft = openDraft(createDraftServer(null));
    draft.adoptStatus(savedDraft({ status: 'PUBLISHED', publishedVersion: 1 }));
    expect(draft.store.getState()).toMatchObject({ id: null, status: 'DRAFT', publishedVersion: null });
  });
});
