import type { Choice } from './categories.ts';

export const sorts = ['LATEST', 'EARLIEST', 'HOTTEST', 'MESSAGE_COUNT'] as const;
export type Sort = (typeof sorts)[number];

export const sortChoices: readonly Choice<Sort>[] = [
  { label: 'New', value: 'LATEST' },
  { label: 'Old', value: 'EARLIEST' },
  { label: 'Trending', value: 'HOTTEST' },
  { label: 'Most Chat', value: 'MESSAGE_COUNT' },
];

/** Orders of an author's works. `CHANGED`: the most recently changed first; `LATEST` and `EARLIEST` by creation. */
export const workSorts = ['CHANGED', 'LATEST', 'EARLIEST', 'MESSAGE_COUNT'] as const;
export type WorkSort = (typeof workSorts)[number];

export const timePeriods = ['ALL_TIME', 'TODAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type TimePeriod = (typeof timePeriods)[number];

export const timePeriodChoices: readonly Choice<TimePeriod>[] = [
  { label: 'All Time', value: 'ALL_TIME' },
  { label: 'Today', value: 'TODAY' },
  { label: 'Week', value: 'WEEK' },
  { label: 'Month', value: 'MONTH' },
  { label: 'Year', value: 'YEAR' },
];

export const storyTypes = ['STORY', 'ROLE'] as const;
export type StoryType = (typeof storyTypes)[number];

export const storyTypeChoices: readonly Choice<'all' | StoryType>[] = [
  { label: 'All', value: 'all' },
  { label: 'Story', value: 'STORY' },
  { label: 'Character', value: 'ROLE' },
];

export const perspectives = ['FIRST_PERSON', 'SECOND_PERSON', 'THIRD_PERSON'] as const;
export type Perspective = (typeof perspectives)[number];

export const perspectiveChoices: readonly Choice<Perspective>[] = [
  { label: 'First person', value: 'FIRST_PERSON' },
  { label: 'Second person', value: 'SECOND_PERSON' },
  { label: 'Third person', value: 'THIRD_PERSON' },
];
