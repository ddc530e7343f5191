import type { StoryDraftContent } from '@storyloom/contract/story-rules';

const labels: Record<keyof StoryDraftContent, string> = {
  type: 'Type',
  title: 'Title',
  hook: 'Hook',
  perspective: 'Perspective',
  cover: 'Cover',
  membersOnly: 'Readers',
  earlyDays: 'Members read it first for',
  worldBook: 'World book',
  main: 'Main character',
  supporting: 'Supporting characters',
  summary: 'Summary',
  content: 'Content',
  opening: 'Opening scene',
  category: 'Category',
  tags: 'Tags',
  options: 'Options',
  rating: 'Content rating',
  styleSample: 'Style sample',
  lore: 'Lore',
  loreTests: 'Lore tests',
};

const parts: Readonly<Record<string, string>> = {
  imageId: 'picture',
  title: 'title',
  description: 'description',
  structure: 'structure',
  background: 'background',
  rules: 'rules',
  specialEvents: 'special events',
  name: 'name',
  profile: 'profile',
  profession: 'profession',
  skills: 'skills',
  personality: 'personality',
  appearance: 'appearance',
  speechStyle: 'speech style',
  speechExample: 'speech example',
  relations: 'relations',
  portrait: 'portrait',
  content: 'text',
  keys: 'keys',
  secondaryKeys: 'secondary keys',
};

const items: Readonly<Record<string, string>> = {
  supporting: 'Supporting character',
  options: 'Option',
  tags: 'Tag',
  lore: 'Lore entry',
  loreTests: 'Lore test',
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
  const isItem = /^(?:\d+|@\w+)$/.test(first) && root in items;
  const number = /^\d/.test(first) ? ` ${Number(first) + 1}` : '';
  const name = isItem ? `${items[root]}${number}` : (labels[root as keyof typeof labels] ?? root);
  const part = isItem ? second : first;
  return part ? `${name}: ${parts[part] ?? part}` : name;
}
