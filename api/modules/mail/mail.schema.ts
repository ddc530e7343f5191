import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Mails to send and sent. Subject and content are erased when a mail is sent, refused or too late. */
export const mails = pgTable('mails', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text(),
  text: text(),
  html: text(),
  createdAt: time('created_at').notNull(),
  /** The mail is pointless afterwards, such as an expired code. */
  expiresAt: time('expires_at'),
  state: text({ enum: ['waiting', 'sent', 'refused', 'late'] }).notNull(),
});
