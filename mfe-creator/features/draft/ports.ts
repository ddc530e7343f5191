import type { SavedDraft, StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { FirstSave, StoredContent } from './draft.state.ts';
import type { FieldConflict } from './merge-content.ts';

export type SaveInput =
  | ({ kind: 'first' } & FirstSave)
  | { kind: 'next'; id: string; revision: number; content: StoryDraftContent };

/** Unsaved content stored on this device, with the server's content that it is based on. */
export interface DeviceCopy {
  stored: StoredContent | null;
  content: StoryDraftContent;
  conflicts: readonly FieldConflict[];
  /** The first save while its response is missing. */
  firstSave: FirstSave | null;
  /** In ms since 1970. */
  at: number;
}

export interface LeftCopies {
  copies: DeviceCopy[];
  /** Deletes the copies. */
  forget: () => Promise<void>;
}

/** Copies of drafts on this device. Each open page writes its own, so tabs never overwrite each other's copy. */
export interface DeviceCopies {
  /** The copies left by closed pages, oldest first. For a new story (null), only the latest. */
  findLeft(id: string | null): Promise<LeftCopies>;
  /** Rejects if storage is full or blocked. */
  write(id: string | null, copy: DeviceCopy): Promise<void>;
  remove(id: string | null): Promise<void>;
}

export interface DraftPorts {
  save: (input: SaveInput, options: { keepalive: boolean }) => Promise<SavedDraft>;
  read: (id: string) => Promise<StoryDraft>;
  newRequestId: () => string;
  isLoggedIn: () => boolean;
  copies: DeviceCopies;
  now: () => number;
  /** Runs a task after a delay in ms. Returns a function that cancels it. */
  schedule: (task: () => void, ms: number) => () => void;
}
