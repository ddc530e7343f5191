import * as z from '@storyloom/schema';
import { count } from '../fields.ts';
import { storyLimits } from '../limits/stories.ts';

/** Dotted path of a value in a content: `worldBook.rules`, `lore.3.content`. */
const path = z
  .string()
  .check(z.maxLength(storyLimits.editPath), z.regex(/^[A-Za-z]+(\.([A-Za-z]+|\d{1,4}))*$/, 'Invalid path.'));

const inserted = z.union([z.string(), z.array(z.unknown())]);

/**
 * One change of a content, as a tuple because an autosave should not exceed the typed text by much. Edits apply one
 * after the other: each refers to the result of the previous one.
 *
 * - `[path]` removes a field.
 * - `[path, value]` sets a field, or an item of a list.
 * - `[path, start, deleted, inserted]` replaces a part of a text or of a list. Positions in texts count UTF-16 code units.
 */
const contentEdit = z.union(
  [z.tuple([path]), z.tuple([path, z.unknown()]), z.tuple([path, count, count, inserted])],
  'An edit is [path], [path, value] or [path, start, deleted, inserted].',
);
export type ContentEdit = z.output<typeof contentEdit>;

export const contentEdits = z.array(contentEdit).check(z.minLength(1), z.maxLength(storyLimits.edits));
