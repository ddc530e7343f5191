import type { StoryType } from '@storyloom/contract/filters';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { type ComponentType, lazy } from 'react';

export type StudioStep = 'basics' | 'world';

/** A part of the studio's form. It reads and writes the open draft through `features/draft`. */
export interface StudioSection {
  id: string;
  step: StudioStep;
  /** Heading above the section. */
  title: string;
  /** Fields of the content that the section edits; an error of one of them opens its step. */
  fields: readonly (keyof StoryDraftContent)[];
  /** The types of stories that have the section; all if missing. */
  types?: readonly StoryType[];
  Section: ComponentType;
}

/** The form in order. Each section's code is loaded with its step. */
export const studioSections: readonly StudioSection[] = [
  {
    id: 'basics',
    step: 'basics',
    title: 'The basics',
    fields: ['type', 'title', 'hook', 'summary', 'perspective', 'category', 'tags', 'rating'],
    Section: lazy(() => import('../../features/basics/BasicsSection.tsx')),
  },
];
