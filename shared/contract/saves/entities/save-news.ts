import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { publication } from '../../stories/entities/publication.ts';

/** News for the reader of a save: a newer version of the story, and whether the author can be thanked. */
export const saveNews = z.object({
  /** Null while the save is at the current version. */
  update: z.nullable(
    z.object({
      from: count,
      to: count,
      /** The versions after that of the save, the latest first. */
      publications: z.array(publication),
    }),
  ),
  thanks: z.object({
    isGiven: z.boolean(),
    /** True after enough turns or an ending of the story, except for the author. */
    isAllowed: z.boolean(),
  }),
});
export type SaveNews = z.output<typeof saveNews>;
