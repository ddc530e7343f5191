import * as z from '@storyloom/schema';
import { id } from '../../core/fields.ts';
import { loreEntryDraft } from './lore-entry.ts';

/**
 * A difference between the entries of a draft and those that its world book compiles to. `changed` has the entry as it
 * would be, with the id and the settings of the entry it replaces.
 */
export const loreChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), entry: loreEntryDraft }),
  z.object({ kind: z.literal('changed'), entry: loreEntryDraft }),
  z.object({ kind: z.literal('removed'), entryId: id }),
]);
export type LoreChange = z.output<typeof loreChange>;
