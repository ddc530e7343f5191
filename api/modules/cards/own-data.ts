import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { cardImports } from './cards.schema.ts';

export const ownCards = defineOwnData(
  'imported-cards.json',
  'Cards and lorebooks you imported, as they were.',
  (userId) => sql`
    select id as key, to_jsonb(c) - 'content' as data from ${cardImports} c where user_id = ${userId}`,
);
