import { toStoryQuestions, unknownWords } from '@storyloom/contract/stories/reader-questions';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { readText } from './content-path.ts';

/** Fields in which braces are no placeholders for answers. */
const unfilled: ReadonlySet<string> = new Set(['script', 'readerQuestions', 'loreTests', 'tags']);

/** True if the script asks its reader itself: its questions come in place of the author’s. */
export const asksItself = ({ script = '' }: StoryDraftContent): boolean => /^\s*#\s*ask:/m.test(script);

/** Names the words in braces that no question has: “No question has {town}.” Undefined without any. */
export function placeNote(content: StoryDraftContent, path: string): string | undefined {
  return unfilled.has(path.split('.', 1).join()) ? undefined : noteOf(readText(content, path), content);
}

/** The notes of all texts by path. */
export function placeNotes(content: StoryDraftContent): Record<string, string> {
  const notes: Record<string, string> = {};
  const walk = (value: unknown, path: readonly string[]): void => {
    if (unfilled.has(path.join('.'))) return;
    if (typeof value === 'string') {
      const note = noteOf(value, content);
      if (note !== undefined) notes[path.join('.')] = note;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    }
  };
  walk(content, []);
  return notes;
}

function noteOf(text: string, content: StoryDraftContent): string | undefined {
  // Every text is checked after each key press, and most have no braces.
  if (!text.includes('{') || asksItself(content)) return undefined;
  const words = unknownWords(text, toStoryQuestions(content.readerQuestions));
  return words.length === 0 ? undefined : `No question has ${words.map((word) => `{${word}}`).join(', ')}.`;
}
