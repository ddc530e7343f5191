import type { ContentField } from '@storyloom/contract/core/content-field';
import { characterFields } from '@storyloom/contract/stories/character-fields';
import { storyTable } from '@storyloom/contract/stories/story-fields';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { loreLabels, loreTestLabels, lowerFirst } from './item-labels.ts';

const fields: Readonly<Record<string, ContentField>> = storyTable;
const ofCharacters: Readonly<Record<string, ContentField>> = characterFields;

const parts: Readonly<Record<string, string>> = {
  imageId: 'picture',
  specialEvents: 'special events',
  ...loreLabels,
  ...loreTestLabels,
};

/** Like `fieldLabel`, but with a lore entry's title instead of its number: “Lore entry “Harbour”: text”. */
export function fieldLabelIn(content: StoryDraftContent, path: string): string {
  const [root, at = ''] = path.split('.');
  const title = root === 'lore' ? content.lore?.[Number(at)]?.title.trim() : undefined;
  const label = fieldLabel(path);
  return title ? label.replace(/^Lore entry \d+/, () => `Lore entry “${title}”`) : label;
}

/**
 * The display name of a field: “Supporting character 2: speech style” for `supporting.1.speechStyle`. An item that
 * the path names by id has no number: “Lore entry”.
 */
export function fieldLabel(path: string): string {
  const [root = '', ...rest] = path.split('.');
  const [first = '', second] = rest;
  const relation = /^(.*)\.relations\.(\d+)\.(to|text)$/.exec(path);
  if (relation)
    return `${fieldLabel(relation[1] ?? '')}: relation ${Number(relation[2]) + 1}, ${relation[3] === 'to' ? 'to whom' : 'text'}`;
  const field = fields[root];
  const isItem = /^(?:\d+|@\w+)$/.test(first) && field?.item !== undefined;
  // The first opening is a field of its own.
  const start = root === 'otherOpenings' ? 2 : 1;
  const number = /^\d/.test(first) ? ` ${Number(first) + start}` : '';
  const name = isItem ? `${field.item}${number}` : (field?.label ?? root);
  const part = isItem ? second : first;
  return part ? `${name}: ${ofCharacters[part]?.label ?? lowerFirst(parts[part] ?? part)}` : name;
}
