import type { StoryType } from '@storyloom/contract/stories/filters';

export type SeedCampaign = { slug: string; type: StoryType; title: string; text: string; tag: string };

/** One for each story type. Some seed stories have their tags, so that campaigns have entries. */
export const campaigns: SeedCampaign[] = [
  {
    slug: 'the-long-night',
    type: 'STORY',
    title: 'The Long Night',
    tag: 'the long night',
    text: 'Stories that only work after dark: a light that should not be lit, a train one passenger short. Play one to its end tonight, or write your own and give it the tag “the long night”.',
  },
  {
    slug: 'a-table-for-two',
    type: 'ROLE',
    title: 'A Table for Two',
    tag: 'table for two',
    text: 'One character, one chair across from them, and the whole evening. Sit down with a vampire on parole or a detective who came back as a raven, or create somebody with the tag “table for two”.',
  },
];
