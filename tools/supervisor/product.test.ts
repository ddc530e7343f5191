import { describe, expect, test } from 'vitest';
import { usesLocalIssuer } from '../bootstrap/local-issuer.mjs';
import { usesLocalPayments } from '../bootstrap/local-payments.mjs';
import { productEnvironment, productNotes, productPlan } from './product.ts';

const ports = { PORT: 3000, API_PORT: 4010, REGISTRY_PORT: 4100 };

describe('productNotes', () => {
  test('names the desk, and the outbox page unless mails are sent', () => {
    const desk = 'desk of the teams http://127.0.0.1:4100/desk';
    expect(productNotes({}, ports)).toEqual([desk, 'mails (no SMTP_URL) http://127.0.0.1:4010/outbox']);
    expect(productNotes({ SMTP_URL: 'smtp://mail.example' }, ports)).toEqual([desk]);
  });
});

describe('the local issuer', () => {
  test.each([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_ORIGIN: 'http://[::1]:3000' }, true],
    [{ PUBLIC_ORIGIN: 'https://stories.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://localhost.stories.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }, false],
    [{ TRUSTED_PROXIES: '1' }, false],
    [{ OIDC_ISSUERS: '[]' }, false],
  ])('is used with %j: %s', (env, expected) => {
    expect(usesLocalIssuer(env)).toBe(expected);
  });

  const names = (own: Parameters<typeof productPlan>[0]['ports']) =>
    productPlan({ ports: own, seed: null }).steps.map(({ name }) => name);

  test('is started, printed and given to the API if it has a port', () => {
    const own = { ...ports, OIDC_PORT: 4210 };
    expect(names(own)).toContain('issuer');
    expect(productNotes({}, own)).toContain('test login (no OIDC_ISSUERS) http://127.0.0.1:4210');
    expect(JSON.parse(productEnvironment({}, own).OIDC_ISSUERS ?? '')).toMatchObject([
      { issuer: 'http://127.0.0.1:4210', loopbackOnly: true },
    ]);
  });

  test('is absent without one', () => {
    expect(names(ports)).not.toContain('issuer');
    expect(productEnvironment({}, ports).OIDC_ISSUERS).toBeUndefined();
  });
});

describe('the stand-in for payments', () => {
  test.each([
    [{}, true],
    [{ PADDLE_API_KEY: 'pdl_live_apikey_1' }, false],
  ])('is used with %j: %s', (env, expected) => {
    expect(usesLocalPayments(env)).toBe(expected);
  });

  test('is started, printed and given to the API if it has a port', () => {
    const own = { ...ports, PAY_PORT: 4310 };
    expect(productPlan({ ports: own, seed: null }).steps.map(({ name }) => name)).toContain('payments');
    expect(productNotes({}, own)).toContain('test payments (no PADDLE_API_KEY) http://127.0.0.1:4310');
    const env = productEnvironment({}, own);
    expect(env).toMatchObject({
      PADDLE_API_URL: 'http://127.0.0.1:4310',
      PAY_ORIGIN: 'http://127.0.0.1:4310',
    });
    expect(productEnvironment({}, own).PADDLE_WEBHOOK_SECRET).not.toBe(env.PADDLE_WEBHOOK_SECRET);
  });

  test('is absent without one', () => {
    expect(productPlan({ ports, seed: null }).steps.map(({ name }) => name)).not.toContain('payments');
    expect(productEnvironment({}, ports).PADDLE_API_KEY).toBeUndefined();
  });
});
