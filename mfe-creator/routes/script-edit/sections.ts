import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { type LazySection, lazySection } from '../../features/draft/lazy-section.tsx';

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
  /** What it is for: the line of an optional section that is empty. */
  purpose?: string;
  /** True if it opens though it is optional and empty. */
  startsOpen?: (content: StoryDraftContent) => boolean;
  /** What is in it, in a few words; empty if nothing is. */
  summarize: (content: StoryDraftContent) => string;
  Section: LazySection;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The id of the heading of a section. */
export const headingId = (id: string) => `section-${id}`;

/** The sections of each step, in the order for a story. Their code is loaded with their step. */
const studioSections: Readonly<Record<StudioStep, readonly StudioSection[]>> = {
  basics: [
    {
      id: 'basics',
      title: 'The basics',
      fields: ['title', 'type', 'perspective', 'category', 'rating', 'tags', 'hook', 'summary'],
      summarize: ({ title }) => title?.trim() ?? '',
      Section: lazySection(() => import('../../features/basics/BasicsSection.tsx')),
    },
    {
      id: 'cover',
      title: 'Cover',
      fields: ['cover'],
      summarize: ({ cover }) => (cover?.imageId ? 'Chosen' : ''),
      Section: lazySection(() => import('../../features/cover-upload/CoverSection.tsx')),
    },
    {
      id: 'cover-generator',
      title: 'Generate a cover',
      fields: [],
      purpose: 'Covers that are drawn from your description.',
      startsOpen: ({ cover }) => !cover?.imageId,
      summarize: () => '',
      Section: lazySection(() => import('../../features/cover/CoverGenerator.tsx')),
    },
    {
      id: 'access',
      title: 'Readers',
      fields: ['membersOnly', 'earlyDays'],
      purpose: 'Everyone can read it. Keep it for members, for some days or always.',
      summarize: ({ membersOnly, earlyDays }) =>
        membersOnly ? 'Members only' : earlyDays ? 'Members first' : '',
      Section: lazySection(() => import('../../features/access/AccessSection.tsx')),
    },
  ],
  world: [
    {
      id: 'world-book',
      title: 'World book',
      fields: ['worldBook', 'lore', 'loreTests'],
      purpose: 'What the storyteller must know of the world.',
      summarize: ({ lore, worldBook }) =>
        counted(lore?.length ?? 0, 'entry', 'entries') ||
        (Object.values(worldBook ?? {}).some((text) => text.trim() !== '') ? 'Text without entries' : ''),
      Section: lazySection(() => import('../../features/world-book/WorldBookSection.tsx')),
    },
    {
      id: 'characters',
      title: 'Characters',
      fields: ['main', 'supporting'],
      summarize: ({ main, supporting }) =>
        counted((main?.name?.trim() ? 1 : 0) + (supporting?.length ?? 0), 'character', 'characters'),
      Section: lazySection(() => import('../../features/characters/CharactersSection.tsx')),
    },
    {
      id: 'opening',
      title: 'Opening',
      fields: ['opening', 'otherOpenings', 'readerQuestions', 'options'],
      summarize: ({ opening, otherOpenings, readerQuestions, options }) =>
        [
          counted((opening?.trim() ? 1 : 0) + (otherOpenings?.length ?? 0), 'opening', 'openings'),
          counted(readerQuestions?.length ?? 0, 'question', 'questions'),
          counted(options?.length ?? 0, 'option', 'options'),
        ]
          .filter(Boolean)
          .join(', '),
      Section: lazySection(() => import('../../features/opening/OpeningSection.tsx')),
    },
    {
      id: 'script',
      title: 'Script',
      fields: ['script'],
      purpose: 'A plot with choices and endings that is told without a model.',
      summarize: ({ script }) =>
        script?.trim() ? counted(script.trim().split('\n').length, 'line', 'lines') : '',
      Section: lazySection(() => import('../../features/script/ScriptSection.tsx')),
    },
    {
      id: 'style',
      title: 'Voice',
      fields: ['styleSample', 'content'],
      purpose: 'A sample of the prose that the storyteller follows, and your notes.',
      summarize: ({ styleSample, content }) =>
        [styleSample?.trim() ? 'Sample' : '', content?.trim() ? 'Notes' : ''].filter(Boolean).join(', '),
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

/** The section that contains the control for a field. */
export function sectionOf(path: string): StudioSection | undefined {
  const [root] = path.split('.');
  return Object.values(studioSections)
    .flat()
    .find(({ fields }) => fields.some((field) => field === root));
}

/** The step that contains the control for a field. */
export function stepOf(path: string): StudioStep {
  const section = sectionOf(path);
  return studioSections.basics.some((each) => each === section) ? 'basics' : 'world';
}
