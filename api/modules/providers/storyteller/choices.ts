import { shuffled } from './random.ts';
import type { Intent } from './reading.ts';

/** What the reader might do next: one bold, one careful, one about people. */
const bold = [
  'Go first',
  'Call its bluff',
  'Step into the dark',
  'Take what is offered',
  'Demand the whole truth',
];
const careful = [
  'Keep very still',
  'Look for another way out',
  'Keep out of sight',
  'Listen first',
  'Say nothing yet',
];
const people = [
  'Trust {C}',
  'Ask what {C} is hiding',
  'Warn {other}',
  'Make {C} go first',
  'Tell {C} a half-truth',
];
const talk = [
  'Change the subject',
  'Tell {C} what I really think',
  'Ask {C} about the old days',
  'Tease {C} a little',
  'Ask why it matters so much',
  'Just listen',
];

const MAX_LENGTH = 60;

/** Three frames that do not repeat what the reader has just done. */
export function choiceFrames(role: boolean, intent: Intent, random: () => number): string[] {
  if (role) return shuffled(talk, random).slice(0, 3);
  const first = (bank: string[]) => shuffled(bank, random)[0] as string;
  const stealthy = intent === 'hide' || intent === 'wait';
  return shuffled([first(bold), first(stealthy ? bold.slice(2) : careful), first(people)], random);
}

export function distinct(options: string[]): string[] {
  return [...new Set(options)].filter((option) => option.length <= MAX_LENGTH);
}
