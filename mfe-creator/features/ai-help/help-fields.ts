import type { ImprovableField, SuggestionKind } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { improvableStoryFields } from '@storyloom/contract/stories/story-fields';

/** Texts within fields. */
const improvable: readonly (readonly [RegExp, ImprovableField])[] = [
  [/^lore\.@\w+\.content$/, 'loreEntry'],
  [/^main\.profile$/, 'main'],
  [/^(?:main|supporting\.\d+)\.relations\.\d+\.text$/, 'relation'],
  [/^supporting\.\d+\.profile$/, 'supporting'],
  [/^cover\.description$/, 'coverDescription'],
];

/** The parts of the world book. */
const bookParts = [
  'worldBook.rules',
  'worldBook.structure',
  'worldBook.background',
  'worldBook.specialEvents',
] as const;

/** Texts of any character, by the last part of their path. */
const ofCharacters = [
  'speechStyle',
  'speechExample',
  'profession',
  'skills',
  'personality',
  'appearance',
] as const;

/** The kind of improvement for the text at a path; undefined for fields that cannot be improved. */
export function improvableField(path: string): ImprovableField | undefined {
  const field = [...improvableStoryFields, ...bookParts].find((name) => name === path);
  const ofCharacter = ofCharacters.find((name) => path.endsWith(`.${name}`));
  return field ?? ofCharacter ?? improvable.find(([pattern]) => pattern.test(path))?.[1];
}

interface Suggestible {
  kind: SuggestionKind;
  label: string;
  /** Maximum length of a list that suggestions are added to; null if a suggestion replaces the text. */
  max: number | null;
}

const suggestible: Record<string, Suggestible> = {
  title: { kind: 'TITLE', label: 'Suggest titles', max: null },
  hook: { kind: 'HOOK', label: 'Suggest hooks', max: null },
  tags: { kind: 'TAG', label: 'Suggest tags', max: storyLimits.tags },
  options: { kind: 'OPTION', label: 'Suggest options', max: storyLimits.options },
};

/** The kind of suggestions for a field; undefined for fields without suggestions. */
export function suggestibleField(path: string): Suggestible | undefined {
  return Object.hasOwn(suggestible, path) ? suggestible[path] : undefined;
}
