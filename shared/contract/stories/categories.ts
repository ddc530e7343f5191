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

/** “SHORT_STORY” is “Short Story”. */
const labelOf = (category: Category) =>
  category
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const categoryChoices: readonly Choice<'all' | Category>[] = [
  { label: 'All', value: 'all' },
  ...categories.map((value) => ({ label: labelOf(value), value })),
];

/** The label of a category; an unknown value is returned unchanged. */
export function categoryLabel(value: string): string {
  return categoryChoices.find((choice) => choice.value === value)?.label ?? value;
}
