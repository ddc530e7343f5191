import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { messages, messageTrees } from './messages.schema.ts';

/** Omits the state of lore entries, which belongs to the author. */
export const ownMessages = defineOwnData(
  'messages.json',
  'Everything you played: what you wrote and the replies. parent_id is the message before.',
  (userId) => sql`
    select id as key, to_jsonb(m) - 'lore_trace' - 'lore_state' - 'script_position' - 'usage' as data
    from ${messages} m join ${messageTrees} tree on tree.root_id = m.root_id where tree.user_id = ${userId}`,
);
