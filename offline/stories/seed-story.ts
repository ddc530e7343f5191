import type { StoryContent } from '@storyloom/contract/stories/version-content';
import type { CoverSpec } from '../painter/drawing/cover-spec.ts';

/** A seed story. The contract's limits apply. */
export type SeedStory = StoryContent & {
  slug: string;
  /** One line for story cards, at most 90 characters. */
  hook: string;
  summary: string;
  tags: string[];
  /** A sample of the story's prose style, 60 to 120 words. */
  styleSample: string;
  author: { handle: string; name: string };
  publishedDaysAgo: number;
  /** Only members read the story: for good, or for days after the publication. */
  forMembers?: 'always' | { days: number };
  cover: CoverSpec;
};
