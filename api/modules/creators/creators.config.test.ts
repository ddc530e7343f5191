import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { creatorsSettings } from './creators.config.ts';
import { pickPayouts } from './payouts/pick-payouts.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings(creatorsSettings, env);
const key = (bytes = 32) => randomBytes(bytes).toString('base64');

describe('the settings of creators', () => {
  test('accept several document keys, each of 32 bytes', () => {
    const keys = [key(), key()];
    expect(read({ DOCUMENT_KEYS: keys.join(' , ') }).DOCUMENT_KEYS).toEqual(keys);
    expect(read({}).DOCUMENT_KEYS).toEqual([]);
    for (const wrong of [key(31), key(33), `${key()},short`])
      expect(() => read({ DOCUMENT_KEYS: wrong })).toThrow('DOCUMENT_KEYS');
  });

  test('accept an address of PayPal without TLS only on this machine', () => {
    expect(read({ PAYPAL_API_URL: 'http://127.0.0.1:4310' }).PAYPAL_API_URL).toBe('http://127.0.0.1:4310');
    expect(() => read({ PAYPAL_API_URL: 'http://paypal.example' })).toThrow('PAYPAL_API_URL');
  });
});

describe('pickPayouts', () => {
  test('leaves payments to administrators without a client, and requires a secret with one', () => {
    expect(pickPayouts(read({ PAYPAL_CLIENT_SECRET: 'secret' }))).toBeNull();
    expect(() => pickPayouts(read({ PAYPAL_CLIENT_ID: 'client' }))).toThrow(
      'PAYPAL_CLIENT_SECRET is missing',
    );
    expect(pickPayouts(read({ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' }))).not.toBeNull();
  });
});
