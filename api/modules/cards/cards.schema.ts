import { cardSources } from '@storyloom/contract/cards/entities/card-import';
import { time } from '@storyloom/contract/core/fields';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

/** No version is older, and PostgreSQL has no year 0. */
const FIRST_YEAR = '1970';

/** A version that a story had before its export. */
export const earlierVersion = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(storyLimits.versionName)),
  createdAt: time.check(z.refine((at) => at >= FIRST_YEAR)),
  content: storyDraftContent,
});
export type EarlierVersion = z.output<typeof earlierVersion>;

/** Imported files: those that wait for their author, and the originals of stories. */
export const cardImports = pgTable('card_imports', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  /** Null until it is accepted. */
  storyId: text('story_id'),
  kind: text({ enum: cardSources }).notNull(),
  /** The unchanged JSON of the file. */
  json: text().notNull(),
  /** The file itself is stored, because it has pictures. */
  hasFile: boolean('has_file').notNull(),
  /** Size of the JSON and the stored file together. */
  bytes: bigint({ mode: 'number' }).notNull(),
  content: jsonb().$type<StoryDraftContent>().notNull(),
  /** Earlier versions of a story; empty for cards. */
  versions: jsonb().$type<EarlierVersion[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type CardImportRow = typeof cardImports.$inferSelect;

/** Folder of imported files in the file storage. Only their author may read them. */
export const FOLDER = 'cards';
export const fileKey = (id: string) => `${FOLDER}/${id}`;
