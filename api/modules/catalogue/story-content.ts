import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryContent } from '@storyloom/contract/stories/version-content';

/** A version of a story as the chat module plays it. */
export interface PlayableStory extends StoryContent {
  storyId: string;
  authorId: string;
  /** The story’s present summary, also for a reader of an older version. */
  summary: string;
  versionId: string;
  /** 1 for the first publication. */
  version: number;
  /** The entries of the world book. The same array while the version is cached. */
  lore: readonly LoreEntry[];
  /** The reader's answers by placeholder. */
  answers?: Readonly<Record<string, string>>;
  /** True if its author plays it before it is published; such turns are not counted. */
  isPreview: boolean;
}
