import type { StoryType } from '@storyloom/contract/stories/filters';

export type SeedCampaign = { slug: string; type: StoryType; title: string; text: string; tag: string };

/** One for each story type. Some seed stories have their tags, so that campaigns have entries. */
export const campaigns: SeedCampaign[] = [
  {
    slug: 'the-long-night',
    type: 'STORY',
    title: 'The Long Night',
    tag: 'the long night',
    text: 'Some stories only work after dark: a light that should not be lit, a train that is one passenger short, a voice on a frequency nobody uses. Play one to its end before you sleep, or write your own, give it the tag “the long night”, and see how many readers it keeps awake.',
  },
  {
    slug: 'a-table-for-two',
    type: 'ROLE',
    title: 'A Table for Two',
    tag: 'table for two',
    text: 'One character, one chair across from them, and the whole evening. A vampire on parole, a detective who came back as a raven, a smuggler with a story for every scar. Sit down with one of them, or invent somebody worth staying up for and give them the tag “table for two”.',
  },
];
