import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const replyFeedback = pgTable('reply_feedback', {
  messageId: text('message_id').primaryKey(),
  userId: text('user_id').notNull(),
  category: text({ enum: ['INACCURATE', 'NOT_HELPFUL', 'HARMFUL_UNSAFE'] }).notNull(),
  content: text().notNull(),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
});
