import { noListTexts } from '@storyloom/contract/stories/story-rules';
import type { StoryContent } from '../modules/catalogue/catalogue.service.ts';
import { type Publication, publishVersion } from '../modules/publishing/publishing.service.ts';
import type { Db } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

export const sampleContent: StoryContent = {
  type: 'STORY',
  title: 'The Salt Clock',
  perspective: 'SECOND_PERSON',
  rating: 'PG',
  category: 'FANTASY',
  opening: 'The tide has gone out and taken the hour with it.',
  options: ['Wait', 'Dig'],
  worldBook: {
    structure: 'A town.',
    background: 'A tide.',
    rules: 'No clocks.',
    specialEvents: 'At noon, none.',
  },
  main: { name: 'Odile', profile: 'Keeps the clock.' },
  supporting: [
    {
      name: 'Bram',
      profile: 'Digs.',
      profession: 'Digger',
      skills: 'Digging',
      personality: 'Patient',
      appearance: 'Muddy',
      speechStyle: 'Short',
    },
  ],
  styleSample: 'Salt, and then more salt.',
};

export interface StoryOptions extends Partial<Omit<Publication, 'content'>> {
  content?: Partial<StoryContent>;
}

/** Publishes a sample story with some fields changed. Returns its ids. */
export async function publishSample(db: Db, options: StoryOptions & { authorId: string; at: Date }) {
  const storyId = options.storyId ?? newId();
  const { versionId } = await db.transaction((tx) =>
    publishVersion(tx, {
      ...noListTexts,
      hook: 'The sea is late.',
      summary: 'A town without time.',
      tags: ['sea', 'clocks'],
      cover: { url: '/files/a.webp', thumbUrl: '/files/b.webp', width: 640, height: 960, placeholder: null },
      startWeight: 1,
      ...options,
      category: options.category ?? 'FANTASY',
      storyId,
      content: { ...sampleContent, ...options.content },
    }),
  );
  return { storyId, versionId };
}
