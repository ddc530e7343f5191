import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { diffWordsWithSpace } from 'diff';
import { isSame } from '../draft/merge-content.ts';
import { valueText } from '../draft/value-text.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface FieldDiff {
  path: string;
  parts: DiffPart[];
}

/** Fields that differ between two contents, each with its words compared. Objects are compared field by field. */
export function compareContent(before: StoryDraftContent, after: StoryDraftContent): FieldDiff[] {
  return compare('', before, after);
}

function compare(path: string, before: unknown, after: unknown): FieldDiff[] {
  if (isSame(before, after)) return [];
  if (isFields(before) || isFields(after)) {
    const [old, next] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
    return keys.flatMap((key) => compare(path === '' ? key : `${path}.${key}`, old[key], next[key]));
  }
  if (isList(before) && isList(after) && [...before, ...after].some(isFields)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      compare(`${path}.${index}`, before[index], after[index]),
    ).flat();
  }
  return [{ path, parts: compareText(valueText(before), valueText(after)) }];
}

function compareText(before: string, after: string): DiffPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
