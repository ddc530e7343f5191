import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { bookshelf } from './library.schema.ts';

export const ownBookshelf = defineOwnData(
  'bookshelf.json',
  'Stories on your bookshelf.',
  (userId) => sql`select story_id as key, to_jsonb(b) as data from ${bookshelf} b where user_id = ${userId}`,
);
