import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Mails that wait to be sent, or were sent. Subject and content are erased when a mail is sent, refused or too late. */
export const mails = pgTable('mails', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text(),
  text: text(),
  html: text(),
  createdAt: time('created_at').notNull(),
  /** Time after which the mail is pointless, for example because its code has expired. */
  expiresAt: time('expires_at'),
  state: text({ enum: ['waiting', 'sent', 'refused', 'late'] }).notNull(),
});
