import { storyTypes } from '@storyloom/contract/stories/filters';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const optionalTime = (name: string) => timestamp(name, { withTimezone: true });
const time = (name: string) => optionalTime(name).notNull();
/** The position in the list, from 0. */
const position = () => integer().notNull();

export const banners = pgTable('banners', {
  id: text().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  imageUrl: text('image_url'),
  href: text().notNull(),
  position: position(),
  startsAt: optionalTime('starts_at'),
  endsAt: optionalTime('ends_at'),
});

export const collections = pgTable('collections', {
  name: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  position: position(),
});

export const collectionStories = pgTable(
  'collection_stories',
  { collection: text().notNull(), storyId: text('story_id').notNull(), position: position() },
  (table) => [primaryKey({ columns: [table.collection, table.storyId] })],
);

export const recommendedTags = pgTable('recommended_tags', {
  tag: text().primaryKey(),
  position: position(),
});

export const campaigns = pgTable('campaigns', {
  id: text().primaryKey(),
  type: text({ enum: storyTypes }).notNull(),
  title: text().notNull(),
  text: text().notNull(),
  tag: text().notNull(),
  startsAt: time('starts_at'),
  endsAt: time('ends_at'),
});

/** Names of seed content that was inserted once. */
export const editorialSeeds = pgTable('editorial_seeds', {
  name: text().primaryKey(),
  seededAt: time('seeded_at'),
});
