import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryContent } from '@storyloom/contract/stories/version-content';

/** A version of a story as the chat module plays it. */
export interface PlayableStory extends StoryContent {
  storyId: string;
  authorId: string;
  /** What lists and details show of the story now, in each of its versions. */
  summary: string;
  versionId: string;
  /** 1 for the first publication. */
  version: number;
  /** The entries of the world book. The same array while the version is cached. */
  lore: readonly LoreEntry[];
  /** True if its author plays it before it is published; such turns are not counted. */
  isPreview: boolean;
}
