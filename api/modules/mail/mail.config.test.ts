import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { mailSettings } from './mail.config.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings(mailSettings, env);

describe('the settings of mail', () => {
  test('keep mails in the outbox, without a contact address, by default', () => {
    expect(read({})).toEqual({
      SMTP_URL: undefined,
      MAIL_FROM: 'Storyloom <no-reply@localhost>',
      CONTACT_MAIL: undefined,
    });
  });

  test.each([
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Storyloom'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'A\r\nBcc: <a@b.example>'],
    ['CONTACT_MAIL', 'help'],
  ])('do not accept %s=%j', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  test.each([
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtps://user:password@mail.example:465'],
    ['MAIL_FROM', 'no-reply@stories.example'],
    ['MAIL_FROM', 'Störyloom <no-reply@stories.example>'],
  ])('accept %s=%s', (name, value) => {
    expect(read({ [name]: value })).toMatchObject({ [name]: value });
  });
});
