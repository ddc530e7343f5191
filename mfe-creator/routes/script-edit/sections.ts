import type { StoryType } from '@storyloom/contract/stories/filters';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { ComponentType } from 'react';
import { lazySection } from '../../features/draft/lazy-section.tsx';

export type StudioStep = 'basics' | 'world';

/** A part of the studio's form. It reads and writes the open draft through `features/draft`. */
export interface StudioSection {
  id: string;
  step: StudioStep;
  /** Heading above the section. */
  title: string;
  /** Fields of the content that the section edits. An error in one of them opens the section's step. */
  fields: readonly (keyof StoryDraftContent)[];
  /** The story types that have the section; all if missing. */
  types?: readonly StoryType[];
  /** Places the section before the others of its step, at full page width. */
  isWide?: true;
  Section: ComponentType;
}

/** The sections of the form, in order. Each section's code is loaded with its step. */
export const studioSections: readonly StudioSection[] = [
  {
    id: 'basics',
    step: 'basics',
    title: 'The basics',
    fields: ['type', 'title', 'perspective', 'category', 'rating', 'tags', 'hook', 'summary'],
    Section: lazySection(() => import('../../features/basics/BasicsSection.tsx')),
  },
  {
    id: 'cover',
    step: 'basics',
    title: 'Cover',
    fields: ['cover'],
    Section: lazySection(() => import('../../features/cover-upload/CoverSection.tsx')),
  },
  {
    id: 'cover-generator',
    step: 'basics',
    title: 'Generate a cover',
    fields: [],
    Section: lazySection(() => import('../../features/cover/CoverGenerator.tsx')),
  },
  {
    id: 'access',
    step: 'basics',
    title: 'Readers',
    fields: ['membersOnly', 'earlyDays'],
    Section: lazySection(() => import('../../features/access/AccessSection.tsx')),
  },
  {
    id: 'world-book',
    step: 'world',
    title: 'World book',
    fields: ['worldBook', 'lore', 'loreTests'],
    isWide: true,
    Section: lazySection(() => import('../../features/world-book/WorldBookSection.tsx')),
  },
  {
    id: 'characters',
    step: 'world',
    title: 'Characters',
    fields: ['main', 'supporting'],
    Section: lazySection(() => import('../../features/characters/CharactersSection.tsx')),
  },
  {
    id: 'opening',
    step: 'world',
    title: 'Opening',
    fields: ['opening', 'options'],
    Section: lazySection(() => import('../../features/opening/OpeningSection.tsx')),
  },
  {
    id: 'style',
    step: 'world',
    title: 'Voice',
    fields: ['styleSample', 'content'],
    Section: lazySection(() => import('../../features/style/StyleSection.tsx')),
  },
];

/** The sections of one step for a story type. */
export function sectionsOf(step: StudioStep, type: StoryType): StudioSection[] {
  return studioSections.filter((section) => section.step === step && (section.types?.includes(type) ?? true));
}

/** The step that contains the control for a field. */
export function stepOf(path: string): StudioStep {
  const [root] = path.split('.');
  return studioSections.find(({ fields }) => fields.some((field) => field === root))?.step ?? 'world';
}
