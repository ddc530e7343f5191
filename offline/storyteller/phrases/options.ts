import { shuffled } from '../random.ts';
import { possiblePhrases, type Situation } from './presumptions.ts';

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
  situation,
  offers,
  random,
}: {
  situation: Situation;
  offers: readonly string[];
  random: () => number;
}): string[] {
  const bank = situation.scene.type === 'ROLE' ? talk : people;
  const more = shuffled(possiblePhrases(bank, situation), random);
  return shuffled([...offers, ...more].slice(0, MAX_OPTIONS), random);
}

export function uniqueOptions(options: string[]): string[] {
  return [...new Set(options)].filter((option) => option.length <= MAX_LENGTH);
}
