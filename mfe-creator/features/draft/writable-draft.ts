import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
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
  /** Null for a story that the server has not stored yet. */
  stored: StoryDraft | null;
  initial: StoryDraftContent;
  /** Copies left on this device by closed pages, to merge into the content. */
  copies: readonly DeviceCopy[];
  /** Called once the page has written its own copy. */
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

/** Sets the first save of a new draft, or null if it need not be repeated. Does nothing for a stored draft. */
export function setFirstSave(store: WritableDraft, firstSave: FirstSave | null): void {
  const state = store.getState();
  if (!state.stored) replace(store, { ...state, firstSave });
}

/** Sets the status of a stored draft. Does nothing for a new draft, which has no status. */
export function setStatus(
  store: WritableDraft,
  { status, publishedVersion, changedFields, minRating }: StoredStatus,
): void {
  const state = store.getState();
  if (state.stored) replace(store, { ...state, status, publishedVersion, changedFields, minRating });
}

/** Adopts the state that the server has stored. `images` are the known ones that its content refers to. */
export function adopt(
  store: WritableDraft,
  saved: Pick<StoredDraft, 'id'> & StoredStatus & StoredContent & { images?: StoryDraft['images'] },
): void {
  const base = baseOf(store.getState());
  const { id, status, publishedVersion, changedFields, minRating, revision, content } = saved;
  replace(store, {
    ...base,
    id,
    status,
    publishedVersion,
    changedFields,
    minRating,
    images: { ...base.images, ...saved.images },
    stored: { revision, content },
  });
}

/** Replaces the whole state, so that nothing remains of the previous one. */
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
    const { id, status, publishedVersion, changedFields, minRating, revision } = stored;
    const known = { id, status, publishedVersion, changedFields, minRating };
    return { ...base, ...known, stored: { revision, content: stored.content } };
  }
  const unknown = {
    id: null,
    status: 'DRAFT',
    publishedVersion: null,
    changedFields: [],
    minRating: null,
    stored: null,
  } as const;
  return { ...base, ...unknown, firstSave: copies.at(-1)?.firstSave ?? null };
}
