import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTestDraft } from '@storyloom/contract/lore/entities/lore-test';
import { characterFields } from '@storyloom/contract/stories/character-fields';

/** The labels of the form of a lore entry. Its author never sees the other fields. */
export const loreLabels = {
  title: 'Title',
  content: 'Text',
  keys: 'Keys',
  folder: 'Folder',
  enabled: 'On',
  constant: 'Always active',
  secret: 'Secret: hidden from readers',
  matchForms: 'Match plurals and word forms',
  caseSensitive: 'Case-sensitive',
  useRegex: 'Keys are patterns',
  excludeRecursion: 'Other entries never call it',
  preventRecursion: 'It calls no other entries',
  logic: 'Other keys must match',
  secondaryKeys: 'Other keys',
  group: 'Group',
  probability: 'Probability, %',
  priority: 'Priority',
  window: 'Messages searched',
  sticky: 'Stays active, in replies',
  cooldown: 'Cooldown, in replies',
  delay: 'Delay, in replies',
} as const satisfies Record<Exclude<keyof LoreEntryDraft, 'id' | 'order' | 'passage'>, string>;

/** The labels of the form of a lore test. */
export const loreTestLabels = {
  message: 'Message',
  earlier: 'Earlier turns',
  knot: 'Part of the script',
  entryId: 'Entry',
  expect: 'Expectation',
  maxTokens: 'Tokens at most',
} as const satisfies Record<Exclude<keyof LoreTestDraft, 'id'>, string>;

const characterLabels = Object.fromEntries(
  Object.entries(characterFields).map(([name, { label }]) => [name, label]),
);

/** The labels of the fields of items, by the list that they are in. Other fields of an item are not shown. */
export const itemLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  supporting: characterLabels,
  lore: loreLabels,
  loreTests: loreTestLabels,
};

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
