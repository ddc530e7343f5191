import { cardSources } from '@storyloom/contract/cards/entities/card-import';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Formats of imported files; SillyTavern's world info is a lorebook on the wire. */
export const originalKinds = [...cardSources, 'WORLD_INFO'] as const;

/** A version that a story had before its export. */
export interface EarlierVersion {
  name: string;
  content: StoryDraftContent;
  /** ISO 8601. */
  createdAt: string;
}

/** Imported files: those that wait for their author, and the originals of stories. */
export const cardImports = pgTable('card_imports', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  /** Null until it is accepted. */
  storyId: text('story_id'),
  kind: text({ enum: originalKinds }).notNull(),
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
