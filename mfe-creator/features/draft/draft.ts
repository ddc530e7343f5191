import type { Cover } from '@storyloom/contract/entities/cover';
import type { SavedDraft, StoryDraft } from '@storyloom/contract/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { isBusinessError, isNetworkError, serverMessage } from '@storyloom/http/errors';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { writeField } from './content-path.ts';
import type { DraftState, SaveState, StoredContent } from './draft.state.ts';
import { draftTimings } from './draft.timings.ts';
import { isSame, mergeContent } from './merge-content.ts';
import type { DeviceCopy, DraftPorts, SaveInput } from './ports.ts';
import { savableContent } from './savable-content.ts';
import { type SaveAnswer, saveChanges } from './save-changes.ts';
import { isTemporary, retryDelay } from './save-retry.ts';

export interface Draft {
  store: Pick<StoreApi<DraftState>, 'getState' | 'getInitialState' | 'subscribe'>;
  change: (update: (content: StoryDraftContent) => StoryDraftContent) => void;
  /** Saves at once. Resolves when the request is over, whatever came of it: `save` in the state says so. */
  saveNow: () => Promise<void>;
  /** Saves again what waits for a connection or a login. */
  wake: () => void;
  /** Decides a conflict with the value that the field gets. */
  resolveConflict: (path: string, value: unknown) => void;
  setErrors: (errors: Readonly<Record<string, string>>) => void;
  addImage: (id: string, image: Cover) => void;
  /** Takes over the status after a publication. Its revision may be that of another device, so it is not taken over. */
  adoptStatus: (saved: SavedDraft) => void;
  /**
   * Saves the draft, then replaces its content by the reply of `request`: a restored version. Saves wait until then, and
   * changes made meanwhile are merged into the new content. Rejects if the draft cannot be saved.
   */
  replaceContent: (request: (saved: SavedRevision) => Promise<StoryDraft>) => Promise<void>;
  /** Keeps unsaved content while the page is hidden or closed. */
  leave: () => void;
  /** Ends the timers, after a last save. */
  close: () => void;
}

type SavedRevision = Pick<SavedDraft, 'id' | 'revision'>;

/** A saved draft; `images` are those that its content refers to, as far as they are known. */
type Stored = Pick<DraftState, 'id' | 'status' | 'publishedVersion' | 'changedFields'> &
  StoredContent & { images?: StoryDraft['images'] };

export interface OpenedDraft {
  /** Null for a story that the server does not know yet. */
  stored: StoryDraft | null;
  initial: StoryDraftContent;
  /** Copies that closed pages have left on this device; they are merged into the content. */
  copies: readonly DeviceCopy[];
  /** Called once the page has a copy of its own. */
  forgetCopies: () => Promise<void>;
}

/** One open draft: its content, and the saves that follow each change. */
export function createDraft(ports: DraftPorts, opened: OpenedDraft): Draft {
  const store = createStore<DraftState>(() => initialState(opened));
  const { getState: get, setState: set } = store;
  let running: Promise<void> | null = null;
  let cancelSave = () => {};
  let cancelCopy = () => {};
  let changedSince: number | null = null;
  let retries = 0;
  let isClosed = false;
  let firstSave = opened.copies.at(-1)?.firstSave ?? null;
  /** Contents whose save failed for the moment; the server may have stored one of them. */
  let unanswered: StoryDraftContent[] = [];

  const isDirty = () => {
    const { content, stored } = get();
    return !isSame(content, stored?.content ?? opened.initial);
  };

  function scheduleSave(ms: number): void {
    cancelSave();
    if (!isClosed) cancelSave = ports.schedule(() => void saveNow(), ms);
  }

  function change(update: (content: StoryDraftContent) => StoryDraftContent): void {
    const { content, save, conflicts } = get();
    const next = update(content);
    if (next === content) return;
    const isWaiting = isRetrying(save) || save.kind === 'login' || save.kind === 'saving';
    const isConflict = conflicts.length > 0;
    set({ content: next, save: isWaiting || isConflict ? save : { kind: 'unsaved' } });
    changedSince ??= ports.now();
    const latest = changedSince + draftTimings.autosaveLatest - ports.now();
    if (!isConflict && !isRetrying(save)) {
      scheduleSave(Math.max(0, Math.min(draftTimings.autosavePause, latest)));
    }
    cancelCopy();
    cancelCopy = ports.schedule(() => void writeCopy(), draftTimings.copyPause);
  }

  async function writeCopy(): Promise<void> {
    cancelCopy();
    const { id, content, stored, conflicts } = get();
    try {
      if (isDirty()) {
        await ports.copies.write(id, { stored, content, conflicts, firstSave, at: ports.now() });
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
    if (running) await running;
    cancelSave();
    running ??= run(false).finally(() => {
      running = null;
    });
    await running;
  }

  /** Saves until the server has the content or refuses it. Each refused revision is read again and merged. */
  async function run(keepalive: boolean): Promise<void> {
    changedSince = null;
    for (let merges = 0; get().conflicts.length === 0; merges += 1) {
      const { id, content, stored } = get();
      const { content: savable, unsavedFields } = savableContent(content, stored?.content ?? {});
      set({ unsavedFields });
      if (stored && isSame(savable, stored.content)) return settle();
      if (!ports.isLoggedIn()) return stop({ kind: 'login' });
      set({ save: { kind: 'saving' } });
      const input = inputOf(savable);
      try {
        const answer = await saveChanges(ports, input, { stored, keepalive });
        retries = 0;
        unanswered = [];
        await adoptSaved(answer, input.content);
        return settle();
      } catch (error) {
        if (isTemporary(error) && unanswered.at(-1) !== input.content) unanswered.push(input.content);
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
    await stop({ kind: 'conflict' });
  }

  function inputOf(content: StoryDraftContent): SaveInput {
    const { id, stored } = get();
    if (id !== null && stored) return { kind: 'next', id, revision: stored.revision, content };
    firstSave ??= { clientRequestId: ports.newRequestId(), content };
    return { kind: 'first', ...firstSave };
  }

  async function adoptSaved({ saved, revision }: SaveAnswer, content: StoryDraftContent): Promise<void> {
    await endFirstSave();
    adopt({ id: get().id, ...saved, revision, content });
  }

  async function endFirstSave(): Promise<void> {
    firstSave = null;
    // The copy of a new draft has no id yet.
    if (get().id === null) await ports.copies.remove(null).catch(() => {});
  }

  function adopt({
    id,
    status,
    publishedVersion,
    changedFields,
    revision,
    content,
    images = {},
  }: Stored): void {
    set({
      id,
      status,
      publishedVersion,
      changedFields,
      images: { ...get().images, ...images },
      stored: { revision, content },
    });
  }

  /** False if the server has the revision that it has just refused. */
  async function mergeStored(theirs: StoryDraft): Promise<boolean> {
    const { stored } = get();
    if (theirs.revision === stored?.revision) return false;
    const isOwn = unanswered.some((sent) => isSame(sent, theirs.content));
    const base = isOwn ? theirs.content : (stored?.content ?? firstSave?.content ?? {});
    unanswered = [];
    await endFirstSave();
    const merged = mergeContent(base, get().content, theirs.content);
    adopt(theirs);
    set({ content: merged.content, conflicts: merged.conflicts });
    return true;
  }

  const replaceContent: Draft['replaceContent'] = async (request) => {
    await saveNow();
    const { save, id, stored, content: before } = get();
    if (save.kind !== 'saved' || id === null || !stored) throw new Error('The draft is not saved.');
    const replace = async () => {
      const replaced = await request({ id, revision: stored.revision });
      const { content, conflicts } = mergeContent(before, get().content, replaced.content);
      adopt(replaced);
      set({ content, conflicts, errors: {}, unsavedFields: [] });
      await (conflicts.length > 0 ? stop({ kind: 'conflict' }) : settle());
    };
    const replacing = replace();
    running = replacing
      .catch(() => {})
      .finally(() => {
        running = null;
      });
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
      retries += 1;
      scheduleSave(retryDelay(error, retries));
      return stop({ kind: isNetworkError(error) ? 'offline' : 'retrying' });
    }
    firstSave = null;
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
    if (running || get().conflicts.length > 0) return;
    cancelSave();
    running = run(true).finally(() => {
      running = null;
    });
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
    resolveConflict(path, value) {
      const { content, conflicts } = get();
      const left = conflicts.filter((conflict) => conflict.path !== path);
      set({ content: writeField(content, path, value), conflicts: left });
      if (left.length === 0) void saveNow();
      else void writeCopy();
    },
    setErrors: (errors) => set({ errors }),
    addImage: (id, image) => set({ images: { ...get().images, [id]: image } }),
    adoptStatus({ status, publishedVersion, changedFields }) {
      set({ status, publishedVersion, changedFields });
    },
    replaceContent,
    leave,
    close() {
      leave();
      isClosed = true;
      cancelSave();
    },
  };
}

/** True while a failed save waits for its next attempt. */
const isRetrying = ({ kind }: SaveState) => kind === 'offline' || kind === 'retrying';

/** The id of the draft in a refusal: a new draft whose first reply was lost learns its id by it. */
function idOfDraft({ draft }: Readonly<Record<string, unknown>>): string | null {
  if (typeof draft !== 'object' || draft === null || !('id' in draft)) return null;
  return typeof draft.id === 'string' ? draft.id : null;
}

function initialState({ stored, initial, copies }: OpenedDraft): DraftState {
  const opened: Pick<DraftState, 'content' | 'conflicts'> = {
    content: stored?.content ?? initial,
    conflicts: [],
  };
  const { content, conflicts } = copies.reduce((state, copy) => {
    const merged = mergeContent(copy.stored?.content ?? {}, copy.content, state.content);
    const earlier = copy.conflicts.filter(({ path }) => !merged.conflicts.some((now) => now.path === path));
    return { content: merged.content, conflicts: [...state.conflicts, ...earlier, ...merged.conflicts] };
  }, opened);
  const isRestored = copies.length > 0;
  return {
    id: stored?.id ?? null,
    status: stored?.status ?? 'DRAFT',
    publishedVersion: stored?.publishedVersion ?? null,
    changedFields: stored?.changedFields ?? [],
    images: stored?.images ?? {},
    content,
    stored: stored && { revision: stored.revision, content: stored.content },
    save:
      conflicts.length > 0
        ? { kind: 'conflict' }
        : isRestored
          ? { kind: 'unsaved' }
          : { kind: 'saved', at: null },
    deviceCopy: isRestored ? 'kept' : 'none',
    unsavedFields: [],
    isRestored,
    conflicts,
    errors: {},
  };
}
