import { generateKeyPairSync, sign } from 'node:crypto';
import { type Preview, signedText } from '@storyloom/contract/platform/preview';
import { describe, expect, it } from 'vitest';
import { openTicket } from './ticket.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').privateKey;
const now = Date.parse('2026-01-02T03:04:05.000Z');
const preview: Preview = {
  mix: { reader: ['aaaaaaaaaaaa'] },
  whole: false,
  expires: '2026-01-03T00:00:00.000Z',
};

const payloadOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string, key = privateKey) =>
  sign(null, Buffer.from(text), key).toString('base64url');
function ticketOf(value: unknown = preview, key = privateKey, purpose: 'preview' | 'release' = 'preview') {
  const payload = payloadOf(value);
  return `${payload}.${signatureOf(signedText(purpose, payload), key)}`;
}
const foreign = payloadOf({ ...preview, mix: { creator: ['aaaaaaaaaaaa'] } });

describe('openTicket', () => {
  it('returns what the registry signed', () => {
    expect(openTicket(ticketOf(), [publicKey], now)).toEqual(preview);
  });

  it.each([
    ['nothing', '', 400],
    ['no signature', payloadOf(preview), 400],
    ['another key', ticketOf(preview, other), 400],
    ['the signature of another micro-frontend', ticketOf().replace(/^[^.]+/, foreign), 400],
    ['a signature for another purpose', ticketOf(preview, privateKey, 'release'), 400],
    ['a signature without a purpose', `${payloadOf(preview)}.${signatureOf(payloadOf(preview))}`, 400],
    ['a build that is none', ticketOf({ ...preview, mix: { reader: ['../secret'] } }), 400],
    ['an end that has passed', ticketOf({ ...preview, expires: '2026-01-02T03:04:05.000Z' }), 410],
  ])('refuses a ticket with %s', (_, ticket, status) => {
    expect(() => openTicket(ticket, [publicKey], now)).toThrow(expect.objectContaining({ status }));
  });
});
