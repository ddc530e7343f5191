import { countCharacters } from '@storyloom/contract/core/characters';
import { countWords, weighWords } from '@storyloom/contract/core/word-count';
import { loreLimits } from '@storyloom/contract/lore/limits';
import type { ImprovableField } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { improvableStoryFields, storyTable } from '@storyloom/contract/stories/story-fields';
import { improvableField } from './help-fields.ts';

interface TextLimit {
  max: number;
  unit: 'character' | 'word';
  count(text: string): number;
}

const characters = (max: number): TextLimit => ({ max, unit: 'character', count: countCharacters });
const profile: TextLimit = { max: storyLimits.profileWords, unit: 'word', count: countWords };
const note = characters(storyLimits.characterNote);

/** The parts of the world book are missing: they have one limit together, which the studio shows below them. */
const limits: Partial<Record<ImprovableField, TextLimit>> = {
  ...Object.fromEntries(improvableStoryFields.map((name) => [name, characters(storyTable[name].max)])),
  main: profile,
  supporting: profile,
  loreEntry: { max: loreLimits.contentWords, unit: 'word', count: weighWords },
  relation: characters(storyLimits.relation),
  coverDescription: characters(storyLimits.coverDescription),
  profession: note,
  skills: note,
  personality: note,
  appearance: note,
  speechStyle: note,
  speechExample: note,
};

/** “19 words too long”; empty for a text within the limit of its field. */
export function excessText(path: string, text: string): string {
  const field = improvableField(path);
  const limit = field && limits[field];
  const excess = limit === undefined ? 0 : limit.count(text) - limit.max;
  if (limit === undefined || excess <= 0) return '';
  return `${excess.toLocaleString('en')} ${limit.unit}${excess === 1 ? '' : 's'} too long`;
}
