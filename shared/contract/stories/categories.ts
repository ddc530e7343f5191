/** The fifteen categories; `all` is a filter, not a category. */
export const categories = [
  'ROMANCE',
  'VAMPIRE',
  'WEREWOLF',
  'FANTASY',
  'SHORT_STORY',
  'HISTORICAL_FICTION',
  'PARANORMAL',
  'HUMOR',
  'HORROR',
  'MYSTERY',
  'SCIENCE_FICTION',
  'NEW_ADULT',
  'TEEN_FICTION',
  'THRILLER',
  'ADVENTURE',
] as const;

export type Category = (typeof categories)[number];

/** `label` is displayed, `value` is sent. */
export interface Choice<Value extends string = string> {
  label: string;
  value: Value;
}

export const categoryChoices: readonly Choice<'all' | Category>[] = [
  { label: 'All', value: 'all' },
  { label: 'Romance', value: 'ROMANCE' },
  { label: 'Vampire', value: 'VAMPIRE' },
  { label: 'Werewolf', value: 'WEREWOLF' },
  { label: 'Fantasy', value: 'FANTASY' },
  { label: 'Short Story', value: 'SHORT_STORY' },
  { label: 'Historical Fiction', value: 'HISTORICAL_FICTION' },
  { label: 'Paranormal', value: 'PARANORMAL' },
  { label: 'Humor', value: 'HUMOR' },
  { label: 'Horror', value: 'HORROR' },
  { label: 'Mystery', value: 'MYSTERY' },
  { label: 'Science Fiction', value: 'SCIENCE_FICTION' },
  { label: 'New Adult', value: 'NEW_ADULT' },
  { label: 'Teen Fiction', value: 'TEEN_FICTION' },
  { label: 'Thriller', value: 'THRILLER' },
  { label: 'Adventure', value: 'ADVENTURE' },
];

/** The label of a category; an unknown value is returned unchanged. */
export function categoryLabel(value: string): string {
  return categoryChoices.find((choice) => choice.value === value)?.label ?? value;
}
