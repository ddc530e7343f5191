import { seedStories } from '@storyloom/offline/stories/all';
import type { PlayableStory } from '../modules/catalogue/catalogue.service.ts';

const [seed] = seedStories;
if (seed === undefined) throw new Error('There are no seed stories.');

/** The story that the check plays. */
export const checkedStory: PlayableStory = {
  ...seed,
  storyId: 'check',
  authorId: 'check',
  versionId: 'check',
  version: 1,
  lore: [],
  isPreview: true,
};

export const userMessages = [
  'I look around and say who I am.',
  'I ask what has happened here.',
  'I go closer and touch it.',
  '"I don’t believe you," I say.',
  'I wait and listen.',
];
