import * as z from 'zod/mini';
import { setting } from '../../platform/settings.ts';

export const mailSettings = {
  SMTP_URL: setting({
    schema: z.optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
    about: 'Mail server. Without it mails stay in the outbox page',
    example: 'smtps://user:password@mail.example:465',
    secret: true,
  }),
  MAIL_FROM: setting({
    schema: z._default(
      z
        .string()
        .check(
          z.regex(
            /^(?:[^<>\p{Cc}]* <)?[^\s@<>,;]+@[^\s@<>,;]+>?$/u,
            'must be an address, with or without a name',
          ),
        ),
      'Storyloom <no-reply@localhost>',
    ),
    about: 'Sender of all mails',
    example: 'Storyloom <no-reply@stories.example>',
  }),
  CONTACT_MAIL: setting({
    schema: z.optional(z.email('must be an address')),
    about: 'Support address, shown in mails',
    example: 'help@stories.example',
  }),
};
