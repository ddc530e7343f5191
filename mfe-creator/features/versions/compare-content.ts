import { type StoryField, storyFields, storyTable } from '@storyloom/contract/stories/story-fields';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { fieldLabel } from '../draft/field-labels.ts';
import { fieldText, isPicture, itemText } from '../draft/field-text.ts';
import { itemLabels, lowerFirst } from '../draft/item-labels.ts';
import { isSame } from '../draft/merge-content.ts';
import { compareText, type DiffPart } from './compare-text.ts';
import { inOrder, isFields, nameOf, pairItems } from './pair-items.ts';

export interface FieldDiff {
  /** “Summary”, “Lore entry: text · Harbour”, “New lore entry: Gulls”. */
  title: string;
  parts: DiffPart[];
}

/** The lists that are compared item by item. Items are texts, or have the fields of `itemLabels`. */
const itemLists = ['supporting', 'otherOpenings', 'readerQuestions', 'lore', 'loreTests'] as const;
type ItemList = (typeof itemLists)[number];

/**
 * Finds what differs between two contents, as their author reads it: a row for each field with a word diff, and for
 * each item that was added or removed.
 */
export function compareContent(before: StoryDraftContent, after: StoryDraftContent): FieldDiff[] {
  const titles = new Map(
    [before, after].flatMap(({ lore = [] }) => lore.map(({ id, title }) => [id, title])),
  );
  const [old, next] = [nameEntries(before, titles), nameEntries(after, titles)];
  return storyFields.flatMap((field) =>
    isItemList(field)
      ? compareItems(field, old[field] ?? [], next[field] ?? [])
      : compareField(field, old[field], next[field]),
  );
}

const isItemList = (field: StoryField): field is ItemList => itemLists.some((list) => list === field);

/** The content with the titles of entries in place of their ids in tests. */
function nameEntries(content: StoryDraftContent, titles: ReadonlyMap<string, string>): StoryDraftContent {
  const { loreTests = [] } = content;
  const nameOfEntry = (id: string) => (titles.has(id) ? titles.get(id) || 'Untitled entry' : 'Deleted entry');
  return {
    ...content,
    loreTests: loreTests.map((test) => ({ ...test, entryId: nameOfEntry(test.entryId) })),
  };
}

/** `name`: of the item that has the field. */
function compareField(path: string, old: unknown, next: unknown, name = ''): FieldDiff[] {
  if (isSame(old, next)) return [];
  if (isFields(old) || isFields(next)) {
    const [was, is] = [isFields(old) ? old : {}, isFields(next) ? next : {}];
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return keys.flatMap((key) => compareField(`${path}.${key}`, was[key], is[key]));
  }
  const title = name === '' ? fieldLabel(path) : `${fieldLabel(path)} · ${name}`;
  if (isPicture(path) && old && next) return [{ title, parts: [{ kind: 'same', text: 'Another picture.' }] }];
  const [was, is] = [fieldText(path, old), fieldText(path, next)];
  return was === is ? [] : [{ title, parts: compareText(was, is) }];
}

function compareItems(list: ItemList, before: readonly unknown[], after: readonly unknown[]): FieldDiff[] {
  const old = inOrder(before);
  const pairs = pairItems(old, inOrder(after));
  const places = pairs.filter((pair) => pair.next !== undefined).map((pair) => old.indexOf(pair.old));
  const kept = places.filter((place) => place >= 0);
  const isMoved = kept.some((place, at) => place < (kept[at - 1] ?? 0));
  const moved: FieldDiff = {
    title: `${storyTable[list].label}: order`,
    parts: [{ kind: 'same', text: 'In another order.' }],
  };
  return [
    ...pairs.flatMap((pair, at) => compareItem(list, at, pair.old, pair.next)),
    ...(isMoved ? [moved] : []),
  ];
}

function compareItem(list: ItemList, at: number, old: unknown, next: unknown): FieldDiff[] {
  const name = nameOf(next ?? old) ?? '';
  if (old !== undefined && next !== undefined) {
    const path = `${list}.${name === '' ? at : '@item'}`;
    if (!isFields(old) || !isFields(next)) return compareField(path, old, next);
    const fields = Object.keys(itemLabels[list] ?? {});
    return fields.flatMap((field) => compareField(`${path}.${field}`, old[field], next[field], name));
  }
  const text = itemText(list, next ?? old);
  if (name === '' && text === '') return [];
  const item = `${next === undefined ? 'Removed' : 'New'} ${lowerFirst(storyTable[list].item)}`;
  return [
    {
      title: name === '' ? item : `${item}: ${name}`,
      parts: [{ kind: next === undefined ? 'removed' : 'added', text }],
    },
  ];
}
