import type { InputOf } from '@storyloom/contract/endpoint';
import type { saveEdits } from '@storyloom/contract/endpoints/stories/save-edits';
import type { SavedDraft, SavedEdits, StoryDraft } from '@storyloom/contract/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import type { FirstSave, StoredContent } from './draft.state.ts';
import type { FieldConflict } from './merge-content.ts';

export type SaveInput =
  | ({ kind: 'first' } & FirstSave)
  | { kind: 'next'; id: string; revision: number; content: StoryDraftContent };

export type EditsInput = InputOf<typeof saveEdits>;

/** Unsaved content as this device keeps it, with the stored content it began with. */
export interface DeviceCopy {
  stored: StoredContent | null;
  content: StoryDraftContent;
  conflicts: readonly FieldConflict[];
  /** The first save, if its answer has not arrived. */
  firstSave: FirstSave | null;
  /** In ms since 1970. */
  at: number;
}

export interface LeftCopies {
  copies: DeviceCopy[];
  /** Deletes them. */
  forget: () => Promise<void>;
}

/** Copies of one draft on this device. Each open page writes its own, so that two tabs never replace each other's. */
export interface DeviceCopies {
  /** The copies that closed pages have left, oldest first. Of new stories, the latest one. */
  findLeft(id: string | null): Promise<LeftCopies>;
  /** Rejects if storage is full or blocked. */
  write(id: string | null, copy: DeviceCopy): Promise<void>;
  remove(id: string | null): Promise<void>;
}

export interface DraftPorts {
  save: (input: SaveInput, options: { keepalive: boolean }) => Promise<SavedDraft>;
  saveEdits: (input: EditsInput, options: { keepalive: boolean }) => Promise<SavedEdits>;
  /** SHA-256 in hex; null where browsers have none: in a page that is neither https nor of this machine. */
  hash: ((text: string) => Promise<string>) | null;
  read: (id: string) => Promise<StoryDraft>;
  newRequestId: () => string;
  isLoggedIn: () => boolean;
  copies: DeviceCopies;
  now: () => number;
  /** Runs a task after some ms; returns what cancels it. */
  schedule: (task: () => void, ms: number) => () => void;
}
