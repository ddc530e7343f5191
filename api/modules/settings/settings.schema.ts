import { replyLengths } from '@storyloom/contract/chat/reply-lengths';
import { adultContentStatuses, ratings } from '@storyloom/contract/stories/ratings';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const userSettings = pgTable('user_settings', {
  userId: text('user_id').primaryKey(),
  contentRatingList: text('content_rating_list', { enum: ratings }).array().notNull(),
  adultContentStatus: text('adult_content_status', { enum: adultContentStatuses }).notNull(),
  notificationMails: boolean('notification_mails').notNull(),
  /** Null until it is chosen. */
  replyLength: text('reply_length', { enum: replyLengths }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
