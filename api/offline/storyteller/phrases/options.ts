import { shuffled } from '../random.ts';

/** Generic options in addition to those of the hook. */
const people = [
  'Trust {C}',
  'Ask what {C} is hiding',
  'Warn {other}',
  'Make {C} go first',
  'Tell {C} a half-truth',
  'Ask {other} about {C}',
  'Demand the whole truth',
  'Look for another way out',
];
const talk = [
  'Change the subject',
  'Tell {C} what I really think',
  'Ask {C} about the old days',
  'Tease {C} a little',
  'Ask why it matters so much',
  'Just listen',
];

const MAX_OPTIONS = 3;
const MAX_LENGTH = 60;

export function chooseOptions({
  role,
  offers,
  random,
}: {
  role: boolean;
  offers: readonly string[];
  random: () => number;
}): string[] {
  const more = shuffled(role ? talk : people, random);
  return shuffled([...offers, ...more].slice(0, MAX_OPTIONS), random);
}

export function uniqueOptions(options: string[]): string[] {
  return [...new Set(options)].filter((option) => option.length <= MAX_LENGTH);
}
