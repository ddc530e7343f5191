import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { Perspective, StoryType } from '@storyloom/contract/filters';
import type { Rating } from '@storyloom/contract/ratings';

export interface StoryCharacter {
  name: string;
  profile: string;
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

/** What a version keeps whole: everything that a reply is written from. */
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

/** A version as the chat engine plays it. */
export interface PlayableStory extends StoryContent {
  storyId: string;
  authorId: string;
  versionId: string;
  /** 1 for the first publication. */
  version: number;
  /** What the world book became; the same list as long as the version is kept in memory. */
  lore: readonly LoreEntry[];
}
