import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { ComponentType } from 'react';
import { lazySection } from '../../features/draft/lazy-section.tsx';

export const studioSteps = [
  { id: 'basics', name: 'The basics', title: 'The basics and the cover' },
  { id: 'world', name: 'The world', title: 'The world and the people' },
] as const;
export type StudioStep = (typeof studioSteps)[number]['id'];

/** A part of the studio's form. It reads and writes the open draft through `features/draft`. */
export interface StudioSection {
  id: string;
  /** Heading above the section. */
  title: string;
  /** Fields of the content that the section edits, in the order of its controls. An error in one of them opens the section's step. */
  fields: readonly (keyof StoryDraftContent)[];
  Section: ComponentType;
}

/** The id of the heading of a section. */
export const headingId = (id: string) => `section-${id}`;

/** The sections of each step, in the order for a story. Their code is loaded with their step. */
const studioSections: Readonly<Record<StudioStep, readonly StudioSection[]>> = {
  basics: [
    {
      id: 'basics',
      title: 'The basics',
      fields: ['title', 'type', 'perspective', 'category', 'rating', 'tags', 'hook', 'summary'],
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
      fields: ['opening', 'otherOpenings', 'options'],
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

/** The sections of a step, in the order of the page: a character begins with the people, and ends with a world book. */
export function sectionsOf(step: StudioStep, type: StoryDraftContent['type']): readonly StudioSection[] {
  const isLast = ({ id }: StudioSection) => type === 'ROLE' && id === 'world-book';
  return studioSections[step].toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
}

/** Messages by path, in the order of the page. */
export function inPageOrder(
  messages: Readonly<Record<string, string>>,
  type: StoryDraftContent['type'],
): Record<string, string> {
  const fields: readonly string[] = studioSteps.flatMap(({ id }) =>
    sectionsOf(id, type).flatMap((section) => section.fields),
  );
  const placeOf = ([path]: [string, string]) => fields.indexOf(path.split('.', 1).join());
  return Object.fromEntries(Object.entries(messages).toSorted((one, other) => placeOf(one) - placeOf(other)));
}

/** The step that contains the control for a field. */
export function stepOf(path: string): StudioStep {
  const [root] = path.split('.');
  return studioSections.basics.some(({ fields }) => fields.some((field) => field === root))
    ? 'basics'
    : 'world';
}
