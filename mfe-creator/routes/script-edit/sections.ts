import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { ComponentType } from 'react';
import { lazySection } from '../../features/draft/lazy-section.tsx';

export type StudioStep = 'basics' | 'world';

/** A part of the studio's form. It reads and writes the open draft through `features/draft`. */
export interface StudioSection {
  id: string;
  /** Heading above the section. */
  title: string;
  /** Fields of the content that the section edits. An error in one of them opens the section's step. */
  fields: readonly (keyof StoryDraftContent)[];
  /** Places the section before the others of its step, at full page width. */
  isWide?: true;
  Section: ComponentType;
}

/** The sections of each step, in order. Their code is loaded with their step. */
export const studioSections: Readonly<Record<StudioStep, readonly StudioSection[]>> = {
  basics: [
    {
      id: 'basics',
      title: 'The basics',
      fields: ['type', 'title', 'perspective', 'category', 'rating', 'tags', 'hook', 'summary'],
      Section: lazySection(() => import('../../features/basics/BasicsSection.tsx')),
    },
    {
      id: 'cover',
      title: 'Cover',
      fields: ['cover'],
      Section: lazySection(() => import('../../features/cover-upload/CoverSection.tsx')),
    },
    {
      id: 'cover-generator',
      title: 'Generate a cover',
      fields: [],
      Section: lazySection(() => import('../../features/cover/CoverGenerator.tsx')),
    },
    {
      id: 'access',
      title: 'Readers',
      fields: ['membersOnly', 'earlyDays'],
      Section: lazySection(() => import('../../features/access/AccessSection.tsx')),
    },
  ],
  world: [
    {
      id: 'world-book',
      title: 'World book',
      fields: ['worldBook', 'lore', 'loreTests'],
      isWide: true,
      Section: lazySection(() => import('../../features/world-book/WorldBookSection.tsx')),
    },
    {
      id: 'characters',
      title: 'Characters',
      fields: ['main', 'supporting'],
      Section: lazySection(() => import('../../features/characters/CharactersSection.tsx')),
    },
    {
      id: 'opening',
      title: 'Opening',
      fields: ['opening', 'options'],
      Section: lazySection(() => import('../../features/opening/OpeningSection.tsx')),
    },
    {
      id: 'script',
      title: 'Script',
      fields: ['script'],
      Section: lazySection(() => import('../../features/script/ScriptSection.tsx')),
    },
    {
      id: 'style',
      title: 'Voice',
      fields: ['styleSample', 'content'],
      Section: lazySection(() => import('../../features/style/StyleSection.tsx')),
    },
  ],
};

/** The step that contains the control for a field. */
export function stepOf(path: string): StudioStep {
  const [root] = path.split('.');
  return studioSections.basics.some(({ fields }) => fields.some((field) => field === root))
    ? 'basics'
    : 'world';
}
