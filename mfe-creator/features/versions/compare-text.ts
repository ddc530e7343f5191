import { countWords } from '@storyloom/contract/core/word-count';
import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Up to this many unchanged words between two changes, such as “of the”, are shown as part of one change. */
const JOINED_WORDS = 2;

/** The words of both texts in reading order. */
export function compareText(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const endChange = () => {
    if (removed !== '') parts.push({ kind: 'removed', text: removed });
    if (added !== '') parts.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  const found = diffWordsWithSpace(before, after);
  for (const [at, part] of found.entries()) {
    const isBetween = removed !== '' && added !== '' && at < found.length - 1;
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else if (isBetween && countWords(part.value) <= JOINED_WORDS) {
      removed += part.value;
      added += part.value;
    } else {
      endChange();
      parts.push({ kind: 'same', text: part.value });
    }
  }
  endChange();
  return parts;
}
