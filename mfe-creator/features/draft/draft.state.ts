import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import type { Rating } from '@storyloom/contract/stories/ratings';
import type { StoryField } from '@storyloom/contract/stories/story-fields';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { FieldConflict } from './merge-content.ts';

/** Content as the server has stored it. */
export interface StoredContent {
  revision: number;
  content: StoryDraftContent;
}

/** The first save of a new draft. It is repeated unchanged, so that the server recognizes it. */
export interface FirstSave {
  clientRequestId: string;
  content: StoryDraftContent;
}

/** The save state of the content on the page. `unsaved`: the next autosave will send it. */
export type SaveState =
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `at`: time of the last save of this visit, in ms since 1970; null before the first. */
  | { kind: 'saved'; at: number | null }
  | { kind: 'login' }
  | { kind: 'offline' }
  /** The server failed temporarily; the save is retried automatically. */
  | { kind: 'retrying' }
  | OpenConflict
  | { kind: 'failed'; reason: string | null };

/** Fields whose value the author has to choose. Nothing is saved before the last choice. */
export interface OpenConflict {
  kind: 'conflict';
  conflicts: readonly [FieldConflict, ...FieldConflict[]];
}

/** The copy of unsaved content on this device. `refused`: storage is full or blocked. */
export type DeviceCopyState = 'none' | 'kept' | 'refused';

export type DraftState = NewDraft | StoredDraft;

/** A draft that, as far as the page knows, the server has not stored. */
export interface NewDraft extends DraftBase {
  id: null;
  status: 'DRAFT';
  publishedVersion: null;
  changedFields: readonly [];
  minRating: null;
  stored: null;
  /** The first save while its response is missing. */
  firstSave: FirstSave | null;
}

export interface StoredDraft extends DraftBase, StoredStatus {
  id: string;
  stored: StoredContent;
}

export interface StoredStatus {
  status: StoryStatus;
  publishedVersion: number | null;
  /** Fields that differ from the published version. */
  changedFields: readonly StoryField[];
  /** The least rating that readers get; null unless moderators have set one. */
  minRating: Rating | null;
}

/** State shared by new and stored drafts. */
export interface DraftBase {
  /** Pictures that the content refers to, by id. */
  images: Readonly<Record<string, Cover>>;
  content: StoryDraftContent;
  save: SaveState;
  attempts: SaveAttempts;
  deviceCopy: DeviceCopyState;
  /** Paths of fields that break a limit; the server keeps their last valid value. */
  unsavedFields: readonly string[];
  /** The page started with a copy stored on this device. */
  isRestored: boolean;
  /** Error messages by field path, after Next or Publish was refused. */
  errors: Readonly<Record<string, string>>;
}

/** Facts about past saves that decide when and how the next one runs. */
export interface SaveAttempts {
  /** Time of the first change since the last save began; null if there is none. */
  changedSince: number | null;
  /** Number of temporary failures since the last successful save. */
  failures: number;
  /** Contents whose save failed temporarily; the server may have stored one of them. */
  unanswered: readonly StoryDraftContent[];
}

const noConflicts: readonly FieldConflict[] = [];

/** The open conflicts. Returns the same empty list each time if there are none. */
export function conflictsOf({ save }: Pick<DraftState, 'save'>): readonly FieldConflict[] {
  return save.kind === 'conflict' ? save.conflicts : noConflicts;
}

/** Null if there are no conflicts. */
export function openConflict([first, ...rest]: readonly FieldConflict[]): OpenConflict | null {
  return first ? { kind: 'conflict', conflicts: [first, ...rest] } : null;
}
