import { Paddle } from '@paddle/paddle-node-sdk';
import { signWebhook } from '@storyloom/testing/pay/deliveries';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNATURE_TOLERANCE, signatureFault } from './signature.ts';

const SECRET = 'pdl_ntfset_secret';
const NOW = new Date('2026-03-01T12:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const BODY = '{"event_id":"evt_1"}';

const bytes = (text: string) => new TextEncoder().encode(text);
const check = (header: string, body = BODY, secrets = [SECRET]) =>
  signatureFault({ header, body: bytes(body) }, { secrets, now: NOW }) === null;
const h1 = (header: string) => header.split(';h1=')[1] ?? '';

describe('signatureFault', () => {
  test('accepts a body signed with the secret', () => {
    expect(check(signWebhook(BODY, SECRET, SECONDS))).toBe(true);
  });

  test('rejects another body, secret or time under the signature', () => {
    const header = signWebhook(BODY, SECRET, SECONDS);
    expect(check(header, `${BODY} `)).toBe(false);
    expect(check(header, BODY, ['another'])).toBe(false);
    expect(check(header, BODY, [])).toBe(false);
    expect(check(`ts=${SECONDS + 1};h1=${h1(header)}`)).toBe(false);
  });

  test.each([
    [-SIGNATURE_TOLERANCE, true],
    [-SIGNATURE_TOLERANCE - 1, false],
    [SIGNATURE_TOLERANCE, true],
    [SIGNATURE_TOLERANCE + 1, false],
    [600, false],
  ])('accepts a time stamp %i s from now: %s', (seconds, expected) => {
    expect(check(signWebhook(BODY, SECRET, SECONDS + seconds))).toBe(expected);
  });

  test('accepts any of several signatures and secrets', () => {
    const [good, bad] = [h1(signWebhook(BODY, SECRET, SECONDS)), '0'.repeat(64)];
    expect(check(`ts=${SECONDS};h1=${good};h1=${bad}`)).toBe(true);
    expect(check(`ts=${SECONDS};h1=${bad};h1=${good}`)).toBe(true);
    expect(check(`ts=${SECONDS};h1=${good}`, BODY, ['former', SECRET])).toBe(true);
  });

  test.each([
    '',
    ';',
    'ts=;h1=',
    `ts=${SECONDS}`,
    `h1=${'0'.repeat(64)}`,
    `ts=${SECONDS};h1=abc`,
    `ts=${SECONDS};h1=${'z'.repeat(64)}`,
    `ts=1e9;h1=${'0'.repeat(64)}`,
    `ts=${SECONDS};ts=${SECONDS};h1=${h1(signWebhook(BODY, SECRET, SECONDS))}`,
    `ts=${SECONDS};${'h1=0;'.repeat(1_000)}`,
  ])('rejects the header %j', (header) => {
    expect(check(header)).toBe(false);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array(), (header, body) => {
        expect(signatureFault({ header, body }, { secrets: [SECRET], now: NOW })).not.toBeNull();
      }),
    );
  });
});

describe('signatureFault beside the verifier of the SDK', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const paddle = new Paddle('api-key');

  test('agrees about signed and forged bodies of the last five seconds', async () => {
    const signed = fc.record({
      body: fc.string({ minLength: 1 }),
      age: fc.integer({ min: 0, max: 4 }),
      secret: fc.constantFrom(SECRET, 'another'),
      isForged: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(signed, async ({ body, age, secret, isForged }) => {
        const header = signWebhook(body, secret, SECONDS - age);
        const received = isForged ? `${body}!` : body;
        const theirs = await paddle.webhooks.isSignatureValid(received, SECRET, header);
        expect(check(header, received)).toBe(theirs);
        expect(theirs).toBe(secret === SECRET && !isForged);
      }),
    );
  });
});
