import type { Cover } from '@storyloom/contract/entities/cover';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { Perspective, StoryType } from '@storyloom/contract/filters';
import type { Rating } from '@storyloom/contract/ratings';
import type { Relation } from '@storyloom/contract/story-rules';

export interface StoryCharacter {
  name: string;
  profile: string;
  /** A line in the character's voice. */
  speechExample?: string;
  relations?: Relation[];
  portrait?: Cover;
}

export interface SupportingCharacter extends StoryCharacter {
  profession: string;
  skills: string;
  personality: string;
  appearance: string;
  speechStyle: string;
}

export interface WorldBook {
  structure: string;
  background: string;
  rules: string;
  specialEvents: string;
}

/** The content of a version: everything a prompt is assembled from. */
export interface StoryContent {
  type: StoryType;
  title: string;
  perspective: Perspective;
  rating: Rating;
  category: string;
  opening: string;
  options: string[];
  worldBook: WorldBook;
  main: StoryCharacter;
  supporting: SupportingCharacter[];
  styleSample: string;
}

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
