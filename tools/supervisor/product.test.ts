import { describe, expect, test } from 'vitest';
import { productNotes } from './product.ts';

const ports = { PORT: 3000, API_PORT: 4010, REGISTRY_PORT: 4100 };

describe('productNotes', () => {
  test('names the outbox page unless mails are sent', () => {
    expect(productNotes({}, ports)).toEqual(['mails (no SMTP_URL) http://127.0.0.1:4010/outbox']);
    expect(productNotes({ SMTP_URL: 'smtp://mail.example' }, ports)).toEqual([]);
  });
});
