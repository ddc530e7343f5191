import { describe, expect, test } from 'vitest';
import { checkHeaders } from './mail.ts';

const mail = { to: 'ada@example.org', subject: 'Hello', text: '', html: '' };

describe('checkHeaders', () => {
  test.each(['ada@example.org', 'ada+story@example.org', 'ädä@bücher.example'])('accepts %s', (to) => {
    expect(() => checkHeaders({ ...mail, to })).not.toThrow();
  });

  test.each([
    ['a header', 'ada@example.org\r\nBcc: eve@example.org'],
    ['two recipients', 'ada@example.org,eve@example.org'],
    ['a group', 'all:eve@example.org;'],
    ['a name', 'Eve <eve@example.org>'],
    ['a comment', 'ada(eve@example.org)@example.org'],
    ['NUL', 'ada\0@example.org'],
  ])('refuses %s in the recipient', (_, to) => {
    expect(() => checkHeaders({ ...mail, to })).toThrow('not one address');
  });

  test.each(['\r\n', '\n', '\u2028', '\0', '\u0085'])('refuses %j in the subject', (sign) => {
    expect(() => checkHeaders({ ...mail, subject: `Hello${sign}Bcc: eve@example.org` })).toThrow(
      'control character',
    );
  });
});
