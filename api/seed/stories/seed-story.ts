import type { Category } from '@storyloom/contract/categories';
import type { CoverSpec } from '../../offline/painter/drawing/cover-spec.ts';

export type SeedCharacter = {
  name: string;
  profile: string;
  profession: string;
  skills: string;
  personality: string;
  appearance: string;
  speechStyle: string;
};

/** A seed story. The contract's limits apply. */
export type SeedStory = {
  slug: string;
  type: 'STORY' | 'ROLE';
  title: string;
  /** One line for story cards, at most 90 characters. */
  hook: string;
  summary: string;
  perspective: 'FIRST_PERSON' | 'SECOND_PERSON' | 'THIRD_PERSON';
  category: Category;
  tags: string[];
  rating: 'G' | 'PG' | 'PG_13' | 'R';
  /** The opening scene; it ends with a decision for the reader. */
  opening: string;
  options: string[];
  worldBook: { structure: string; background: string; rules: string; specialEvents: string };
  main: { name: string; profile: string };
  supporting: SeedCharacter[];
  /** A sample of the story's prose style, 60 to 120 words. */
  styleSample: string;
  author: { handle: string; name: string };
  publishedDaysAgo: number;
  /** Only members read the story: for good, or for days after the publication. */
  forMembers?: 'always' | { days: number };
  cover: CoverSpec;
};
