import type { Cover } from '@storyloom/contract/entities/cover';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { PromptText, VersionField } from '@storyloom/contract/story-fields';
import type { StoryContent as Published } from '@storyloom/contract/story-rules';

type Supporting = Published['supporting'][number];
type Texts = Omit<Supporting, 'portrait'>;

/** A character of a version. Only the name and the profile are always there. */
export type StoryCharacter = Pick<Texts, 'name' | 'profile'> & Partial<Texts> & { portrait?: Cover };

/** The content of a version: everything a prompt is assembled from. Versions may be older than a text of it. */
export type StoryContent = Omit<Pick<Published, VersionField>, 'main' | 'supporting' | PromptText> &
  Partial<Pick<Published, PromptText>> & { main: StoryCharacter; supporting: StoryCharacter[] };

/** A version of a story as the chat module plays it. */
export interface PlayableStory extends StoryContent {
  storyId: string;
  authorId: string;
  versionId: string;
  /** 1 for the first publication. */
  version: number;
  /** The entries of the world book. The same array while the version is cached. */
  lore: readonly LoreEntry[];
  /** True if its author plays it before it is published; such turns are not counted. */
  isPreview: boolean;
}
