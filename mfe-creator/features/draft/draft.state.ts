import type { Cover } from '@storyloom/contract/entities/cover';
import type { StoryStatus } from '@storyloom/contract/entities/story-status';
import type { StoryDraftContent, StoryField } from '@storyloom/contract/story-rules';
import type { FieldConflict } from './merge-content.ts';

/** Content as the server has stored it. */
export interface StoredContent {
  revision: number;
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
  /** The server failed for the moment; the save is repeated by itself. */
  | { kind: 'retrying' }
  | { kind: 'conflict' }
  | { kind: 'failed'; reason: string | null };

/** The copy of unsaved content on this device. `refused`: storage is full or blocked. */
export type DeviceCopyState = 'none' | 'kept' | 'refused';

export interface DraftState {
  /** Null until the server has stored the draft for the first time. */
  id: string | null;
  status: StoryStatus;
  publishedVersion: number | null;
  /** Fields that differ from the published version. */
  changedFields: readonly StoryField[];
  /** Pictures that the content refers to, by id. */
  images: Readonly<Record<string, Cover>>;
  content: StoryDraftContent;
  stored: StoredContent | null;
  save: SaveState;
  deviceCopy: DeviceCopyState;
  /** Paths of fields that break a limit; the server keeps their last valid value. */
  unsavedFields: readonly string[];
  conflicts: readonly FieldConflict[];
  /** The page began with content that this device had kept. */
  isRestored: boolean;
  /** Messages of fields by path, after Next or Publish was refused. */
  errors: Readonly<Record<string, string>>;
}
