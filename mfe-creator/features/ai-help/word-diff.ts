import { diffWordsWithSpace } from 'diff';

/** A part of two texts: equal in both, or changed. */
export type DiffPart = { kind: 'same'; text: string } | { kind: 'change'; before: string; after: string };

/** Compares two texts by words. Spaces between changed words belong to one change. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = parts.at(-1);
    if (!added && !removed) {
      const isGap = /^[ \t]*$/.test(value) && last?.kind === 'change';
      if (isGap) append(last, value, value);
      else parts.push({ kind: 'same', text: value });
    } else if (last?.kind === 'change') {
      append(last, removed ? value : '', added ? value : '');
    } else {
      parts.push({ kind: 'change', before: removed ? value : '', after: added ? value : '' });
    }
  }
  return parts;
}

function append(change: Extract<DiffPart, { kind: 'change' }>, before: string, after: string): void {
  change.before += before;
  change.after += after;
}

/** The text with the accepted changes, given by index from 0. */
export function applyChanges(parts: readonly DiffPart[], isAccepted: (change: number) => boolean): string {
  let change = -1;
  return parts
    .map((part) => {
      if (part.kind === 'same') return part.text;
      change += 1;
      return isAccepted(change) ? part.after : part.before;
    })
    .join('');
}

export const countChanges = (parts: readonly DiffPart[]) =>
  parts.filter(({ kind }) => kind === 'change').length;
