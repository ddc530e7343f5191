import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { SavedDraft, StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { isBusinessError, isNetworkError, serverMessage } from '@storyloom/http/errors';
import type { StoreApi } from 'zustand/vanilla';
import { writeField } from './content-path.ts';
import { conflictsOf, type DraftBase, type DraftState, openConflict, type SaveState } from './draft.state.ts';
import { draftTimings } from './draft.timings.ts';
import { isSame, mergeContent } from './merge-content.ts';
import type { DraftPorts, SaveInput } from './ports.ts';
import { savableContent } from './savable-content.ts';
import { isTemporary, retryDelay } from './save-retry.ts';
import {
  adopt,
  createWritableDraft,
  type OpenedDraft,
  setFirstSave,
  setStatus,
  updateAttempts,
  updateBase,
} from './writable-draft.ts';

export interface Draft {
  store: Pick<StoreApi<DraftState>, 'getState' | 'getInitialState' | 'subscribe'>;
  change: (update: (content: StoryDraftContent) => StoryDraftContent) => void;
  /** Saves at once. Resolves after success or failure; `save` in the state has the result. */
  saveNow: () => Promise<void>;
  /** Retries a save that waits for a connection, the server or a login. */
  wake: () => void;
  /** Merges a later revision that another tab has saved. If that fails, the next save does it. */
  follow: (revision: number) => Promise<void>;
  /** Resolves the conflict of a field with the chosen value. Does nothing if the field has no conflict. */
  resolveConflict: (path: string, value: unknown) => void;
  setErrors: (errors: Readonly<Record<string, string>>) => void;
  addImage: (id: string, image: Cover) => void;
  /** Adopts the status after a publication, but not the revision, which may be another device's. */
  adoptStatus: (saved: SavedDraft) => void;
  /**
   * Saves the draft, then replaces its content with the response to `request` (a restored version). Further saves
   * wait for it, and changes made meanwhile are merged into the new content. Rejects if the draft cannot be saved.
   */
  replaceContent: (request: (saved: SavedRevision) => Promise<StoryDraft>) => Promise<void>;
  /** Stores unsaved content when the page is hidden or closed. */
  leave: () => void;
  /** Saves a last time and stops the timers. */
  close: () => void;
}

type SavedRevision = Pick<SavedDraft, 'id' | 'revision'>;

/** One open draft: its content, and the saves that follow each change. */
export function createDraft(ports: DraftPorts, opened: OpenedDraft): Draft {
  const store = createWritableDraft(opened);
  const { getState: get } = store;
  const set = (patch: Partial<DraftBase>) => updateBase(store, patch);
  /** The running request and the timers. `isClosed`: no new save timer starts. */
  const work = {
    request: null as Promise<void> | null,
    cancelSave: () => {},
    cancelCopy: () => {},
    isClosed: false,
  };

  const isDirty = () => {
    const { content, stored } = get();
    return !isSame(content, stored?.content ?? opened.initial);
  };

  function scheduleSave(ms: number): void {
    work.cancelSave();
    if (!work.isClosed) work.cancelSave = ports.schedule(() => void saveNow(), ms);
  }

  function change(update: (content: StoryDraftContent) => StoryDraftContent): void {
    const { content, save, attempts } = get();
    const next = update(content);
    if (next === content) return;
    const isWaiting = isRetrying(save) || save.kind === 'login' || save.kind === 'saving';
    const isConflict = save.kind === 'conflict';
    const changedSince = attempts.changedSince ?? ports.now();
    set({
      content: next,
      save: isWaiting || isConflict ? save : { kind: 'unsaved' },
      attempts: { ...attempts, changedSince },
    });
    const latest = changedSince + draftTimings.autosaveLatest - ports.now();
    if (!isConflict && !isRetrying(save)) {
      scheduleSave(Math.max(0, Math.min(draftTimings.autosavePause, latest)));
    }
    work.cancelCopy();
    work.cancelCopy = ports.schedule(() => void writeCopy(), draftTimings.copyPause);
  }

  async function writeCopy(): Promise<void> {
    work.cancelCopy();
    const state = get();
    const { id, content, stored } = state;
    try {
      if (isDirty()) {
        const firstSave = state.stored ? null : state.firstSave;
        const kept = { stored, content, conflicts: conflictsOf(state), firstSave };
        await ports.copies.write(id, { ...kept, at: ports.now() });
        set({ deviceCopy: 'kept' });
      } else {
        await ports.copies.remove(id);
        set({ deviceCopy: 'none' });
      }
    } catch {
      set({ deviceCopy: 'refused' });
    }
  }

  async function saveNow(): Promise<void> {
    if (work.request) await work.request;
    work.cancelSave();
    work.request ??= untilOver(run(false));
    await work.request;
  }

  function untilOver(request: Promise<void>): Promise<void> {
    return request.finally(() => {
      work.request = null;
    });
  }

  /** Saves until the server has the content or refuses it. Merges the latest revision after a stale one. */
  async function run(keepalive: boolean): Promise<void> {
    updateAttempts(store, { changedSince: null });
    for (let merges = 0; get().save.kind !== 'conflict'; merges += 1) {
      const { id, content, stored } = get();
      const { content: savable, unsavedFields } = savableContent(content, stored?.content ?? {});
      set({ unsavedFields });
      if (stored && isSame(savable, stored.content)) return settle();
      if (!ports.isLoggedIn()) return stop({ kind: 'login' });
      set({ save: { kind: 'saving' } });
      const input = inputOf(savable);
      try {
        const saved = await ports.save(input, { keepalive });
        updateAttempts(store, { failures: 0, unanswered: [] });
        await adoptSaved(saved, input);
        return settle();
      } catch (error) {
        if (isTemporary(error)) addUnanswered(input.content);
        const isStale = isBusinessError(error, 'story.changed_elsewhere');
        const known = isStale ? (id ?? idOfDraft(error.details)) : null;
        if (known === null || merges === draftTimings.mergesInARow) return fail(error);
        try {
          if (!(await mergeStored(await ports.read(known)))) return fail(error);
        } catch (readError) {
          return fail(readError);
        }
      }
    }
    await writeCopy();
  }

  function inputOf(content: StoryDraftContent): SaveInput {
    const state = get();
    if (state.stored) return { kind: 'next', id: state.id, revision: state.stored.revision, content };
    const firstSave = state.firstSave ?? { clientRequestId: ports.newRequestId(), content };
    setFirstSave(store, firstSave);
    return { kind: 'first', ...firstSave };
  }

  function addUnanswered(content: StoryDraftContent): void {
    const { unanswered } = get().attempts;
    if (unanswered.at(-1) !== content) updateAttempts(store, { unanswered: [...unanswered, content] });
  }

  /** The response may name a later revision, saved by another device. */
  async function adoptSaved(saved: SavedDraft, input: SaveInput): Promise<void> {
    await endFirstSave();
    const revision = input.kind === 'first' ? 1 : input.revision + 1;
    adopt(store, { ...saved, revision, content: input.content });
  }

  async function endFirstSave(): Promise<void> {
    setFirstSave(store, null);
    // The copy of a new draft is stored without an id.
    if (get().id === null) await ports.copies.remove(null).catch(() => {});
  }

  /** Merges the server's draft. Returns false if its revision is the one that was just refused. */
  async function mergeStored(theirs: StoryDraft): Promise<boolean> {
    const state = get();
    if (theirs.revision === state.stored?.revision) return false;
    const isOwn = state.attempts.unanswered.some((sent) => isSame(sent, theirs.content));
    const known = state.stored ?? state.firstSave;
    const base = isOwn ? theirs.content : (known?.content ?? {});
    updateAttempts(store, { unanswered: [] });
    await endFirstSave();
    const { content, conflicts } = mergeContent(base, get().content, theirs.content);
    adopt(store, theirs);
    set({ content, save: openConflict(conflicts) ?? get().save });
    return true;
  }

  async function follow(revision: number): Promise<void> {
    if (work.request) await work.request;
    const { id, save, stored } = get();
    if (id === null || revision <= stored.revision || save.kind === 'conflict' || work.isClosed) return;
    const merge = async () => {
      if (await mergeStored(await ports.read(id))) {
        await (get().save.kind === 'conflict' ? writeCopy() : settle());
      }
    };
    work.request ??= untilOver(merge().catch(() => {}));
    await work.request;
  }

  const replaceContent: Draft['replaceContent'] = async (request) => {
    await saveNow();
    const { save, id, stored, content: before } = get();
    if (save.kind !== 'saved' || !stored) throw new Error('The draft is not saved.');
    const replace = async () => {
      const replaced = await request({ id, revision: stored.revision });
      const { content, conflicts } = mergeContent(before, get().content, replaced.content);
      const conflict = openConflict(conflicts);
      adopt(store, replaced);
      set({ content, save: conflict ?? get().save, errors: {}, unsavedFields: [] });
      await (conflict ? writeCopy() : settle());
    };
    const replacing = replace();
    work.request = untilOver(replacing.catch(() => {}));
    await replacing;
  };

  async function settle(): Promise<void> {
    const { content, stored, unsavedFields } = get();
    const isStored = isSame(content, stored?.content);
    if (isStored || unsavedFields.length > 0) set({ save: { kind: 'saved', at: ports.now() } });
    else {
      set({ save: { kind: 'unsaved' } });
      scheduleSave(draftTimings.autosavePause);
    }
    await writeCopy();
  }

  async function fail(error: unknown): Promise<void> {
    if (isTemporary(error)) {
      const failures = get().attempts.failures + 1;
      updateAttempts(store, { failures });
      scheduleSave(retryDelay(error, failures));
      return stop({ kind: isNetworkError(error) ? 'offline' : 'retrying' });
    }
    setFirstSave(store, null);
    const needsLogin = isBusinessError(error, 'auth.real_user_required');
    await stop(needsLogin ? { kind: 'login' } : { kind: 'failed', reason: serverMessage(error) });
  }

  async function stop(save: SaveState): Promise<void> {
    set({ save });
    await writeCopy();
  }

  function wake(): void {
    const { save } = get();
    if (save.kind === 'login' || isRetrying(save)) void saveNow();
  }

  function leave(): void {
    if (!isDirty()) return;
    void writeCopy();
    if (work.request || get().save.kind === 'conflict') return;
    work.cancelSave();
    work.request = untilOver(run(true));
  }

  if (opened.copies.length > 0) {
    void writeCopy().then(opened.forgetCopies);
    scheduleSave(0);
  }

  return {
    store: { getState: get, getInitialState: store.getInitialState, subscribe: store.subscribe },
    change,
    saveNow,
    wake,
    follow,
    resolveConflict(path, value) {
      const { content } = get();
      const conflicts = conflictsOf(get());
      const left = conflicts.filter((conflict) => conflict.path !== path);
      if (left.length === conflicts.length) return;
      const conflict = openConflict(left);
      set({ content: writeField(content, path, value), save: conflict ?? { kind: 'unsaved' } });
      if (conflict) void writeCopy();
      else void saveNow();
    },
    setErrors: (errors) => set({ errors }),
    addImage: (id, image) => set({ images: { ...get().images, [id]: image } }),
    adoptStatus: (saved) => setStatus(store, saved),
    replaceContent,
    leave,
    close() {
      leave();
      work.isClosed = true;
      work.cancelSave();
    },
  };
}

/** True while a failed save waits for its next attempt. */
const isRetrying = ({ kind }: SaveState) => kind === 'offline' || kind === 'retrying';

/** The draft's id in a refusal. A new draft whose first response was lost gets its id from it. */
function idOfDraft({ draft }: Readonly<Record<string, unknown>>): string | null {
  if (typeof draft !== 'object' || draft === null || !('id' in draft)) return null;
  return typeof draft.id === 'string' ? draft.id : null;
}
