import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTurn } from '@storyloom/contract/lore/entities/lore-turn';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import type { Relation } from '@storyloom/contract/stories/character-fields';
import { perspectiveChoices, storyTypeChoices } from '@storyloom/contract/stories/filters';
import { ratingChoices } from '@storyloom/contract/stories/rating-choices';
import { itemLabels, upperFirst } from './item-labels.ts';
import { loreExpectations, loreLogics } from './lore-choices.ts';
import { valueText } from './value-text.ts';

type Format = (value: unknown) => string;

const labelIn =
  (choices: readonly { value: string; label: string }[]): Format =>
  (value) =>
    choices.find((choice) => choice.value === value)?.label ?? valueText(value);
const linesOf =
  <Item>(lineOf: (item: Item) => string): Format =>
  (value) =>
    ((value ?? []) as readonly Item[]).map(lineOf).join('\n');
const picture: Format = (value) => (value ? 'A picture' : '');

/** The fields whose values authors do not read as they are stored. */
const formats: Readonly<Record<string, Format>> = {
  type: labelIn(storyTypeChoices),
  perspective: labelIn(perspectiveChoices),
  category: labelIn(categoryChoices),
  rating: labelIn(ratingChoices),
  membersOnly: (value) => (value ? 'Members only' : 'Everyone'),
  earlyDays: (value) => (value ? `${value} days` : ''),
  imageId: picture,
  portrait: picture,
  options: linesOf((option: string) => option),
  relations: linesOf(({ to, text }: Relation) => `${to}: ${text}`),
  logic: labelIn(loreLogics),
  expect: labelIn(loreExpectations),
  earlier: linesOf(({ message, reply }: LoreTurn) => `Reader: ${message}\nReply: ${reply}`),
};

export const isPicture = (path: string): boolean => formats[nameIn(path)] === picture;

/** The value of a field as its author reads it in the form. */
export function fieldText(path: string, value: unknown): string {
  return (formats[nameIn(path)] ?? valueText)(value);
}

/** The texts of an item without its name: the main one, and each other that a new item does not have, with its label. */
export function itemText(list: string, item: unknown): string {
  if (typeof item !== 'object' || item === null) return valueText(item);
  const fields = item as Readonly<Record<string, unknown>>;
  const isNew: Readonly<Record<string, unknown>> = list === 'lore' ? loreEntryDraft.parse({ id: 'new' }) : {};
  const lines = Object.entries(itemLabels[list] ?? {}).map(([name, label]) => {
    const text = fieldText(name, fields[name]);
    if (names.has(name) || text === fieldText(name, isNew[name])) return '';
    return mainTexts.has(name) ? text : `${upperFirst(label)}: ${text}`;
  });
  return lines.filter(Boolean).join('\n');
}

const names = new Set(['title', 'name']);
const mainTexts = new Set(['content', 'profile', 'message']);

const nameIn = (path: string) => path.slice(path.lastIndexOf('.') + 1);
