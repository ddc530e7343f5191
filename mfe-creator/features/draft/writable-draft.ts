import type { StoryDraft } from '@storyloom/contract/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  conflictsOf,
  type DraftBase,
  type DraftState,
  type FirstSave,
  openConflict,
  type SaveAttempts,
  type StoredContent,
  type StoredDraft,
  type StoredStatus,
} from './draft.state.ts';
import { mergeContent } from './merge-content.ts';
import type { DeviceCopy } from './ports.ts';

/** The writable store of a draft. Only `draft.ts` holds it; everything else reads `Draft.store`. */
export type WritableDraft = StoreApi<DraftState>;

export interface OpenedDraft {
  /** Null for a story that the server does not know yet. */
  stored: StoryDraft | null;
  initial: StoryDraftContent;
  /** Copies that closed pages have left on this device; they are merged into the content. */
  copies: readonly DeviceCopy[];
  /** Called once the page has a copy of its own. */
  forgetCopies: () => Promise<void>;
}

export function createWritableDraft(opened: OpenedDraft): WritableDraft {
  return createStore<DraftState>(() => initialState(opened));
}

export function updateBase(store: WritableDraft, patch: Partial<DraftBase>): void {
  replace(store, { ...store.getState(), ...patch });
}

export function updateAttempts(store: WritableDraft, patch: Partial<SaveAttempts>): void {
  updateBase(store, { attempts: { ...store.getState().attempts, ...patch } });
}

/** Sets the first save of a new draft; null: it needs no repetition. Nothing for one that the server has stored. */
export function setFirstSave(store: WritableDraft, firstSave: FirstSave | null): void {
  const state = store.getState();
  if (!state.stored) replace(store, { ...state, firstSave });
}

/** Sets the status of a draft that the server has stored. Nothing for a new one, which has none. */
export function setStatus(
  store: WritableDraft,
  { status, publishedVersion, changedFields }: StoredStatus,
): void {
  const state = store.getState();
  if (state.stored) replace(store, { ...state, status, publishedVersion, changedFields });
}

/** Takes over what the server has stored. `images` are those that its content refers to, as far as they are known. */
export function adopt(
  store: WritableDraft,
  saved: Pick<StoredDraft, 'id'> & StoredStatus & StoredContent & { images?: StoryDraft['images'] },
): void {
  const base = baseOf(store.getState());
  const { id, status, publishedVersion, changedFields, revision, content } = saved;
  replace(store, {
    ...base,
    ...{ id, status, publishedVersion, changedFields },
    images: { ...base.images, ...saved.images },
    stored: { revision, content },
  });
}

/** Sets a whole state, so that no part of another one stays. */
function replace(store: WritableDraft, state: DraftState): void {
  store.setState(state, true);
}

function baseOf(state: DraftState): DraftBase {
  const { images, content, save, attempts, deviceCopy, unsavedFields, isRestored, errors } = state;
  return { images, content, save, attempts, deviceCopy, unsavedFields, isRestored, errors };
}

function initialState({ stored, initial, copies }: OpenedDraft): DraftState {
  const isRestored = copies.length > 0;
  const { content, save } = copies.reduce<Pick<DraftBase, 'content' | 'save'>>(
    (state, copy) => {
      const merged = mergeContent(copy.stored?.content ?? {}, copy.content, state.content);
      const earlier = copy.conflicts.filter(({ path }) => !merged.conflicts.some((now) => now.path === path));
      const conflicts = [...conflictsOf(state), ...earlier, ...merged.conflicts];
      return { content: merged.content, save: openConflict(conflicts) ?? { kind: 'unsaved' } };
    },
    { content: stored?.content ?? initial, save: { kind: 'saved', at: null } },
  );
  const base: DraftBase = {
    images: stored?.images ?? {},
    content,
    save,
    attempts: { changedSince: null, failures: 0, unanswered: [] },
    deviceCopy: isRestored ? 'kept' : 'none',
    unsavedFields: [],
    isRestored,
    errors: {},
  };
  if (stored) {
    const { id, status, publishedVersion, changedFields, revision } = stored;
    const known = { id, status, publishedVersion, changedFields };
    return { ...base, ...known, stored: { revision, content: stored.content } };
  }
  const unknown = {
    id: null,
    status: 'DRAFT',
    publishedVersion: null,
    changedFields: [],
    stored: null,
  } as const;
  return { ...base, ...unknown, firstSave: copies.at(-1)?.firstSave ?? null };
}
