import { cutCharacters } from '@storyloom/contract/core/characters';
import { saveLimits } from '@storyloom/contract/saves/limits';
import type { StoryOfReader } from './saves.repository.ts';
import type { SaveRow } from './saves.schema.ts';

/** The story version and the message at which a save starts. */
export interface SaveStart {
  versionId: string;
  version: number;
  title: string;
  headMessageId: string;
}

/** The row of a reader's first save of a story, which starts as the current one. */
export function firstSave(
  at: StoryOfReader,
  start: SaveStart,
  { id, now }: { id: string; now: Date },
): SaveRow {
  return {
    id,
    ...at,
    versionId: start.versionId,
    storyVersion: start.version,
    headMessageId: start.headMessageId,
    kind: 'auto',
    title: cutCharacters(start.title, saveLimits.title),
    isCurrent: true,
    createdAt: now,
    savedAt: now,
    archivedAt: null,
  };
}
