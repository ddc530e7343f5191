import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../platform/settings.ts';
import { oauthSettings } from './oauth.config.ts';

const acorn = { type: 'acorn', name: 'Acorn', issuer: 'https://acorn.example', clientId: 'storyloom' };
const read = (value: unknown) =>
  readSettings(oauthSettings, { OIDC_ISSUERS: typeof value === 'string' ? value : JSON.stringify(value) });

describe('the issuers of the settings', () => {
  test('are none by default, and several of different types', () => {
    expect(readSettings(oauthSettings, {}).OIDC_ISSUERS).toEqual([]);
    const birch = { ...acorn, type: 'birch', issuer: 'http://127.0.0.1:9000', loopbackOnly: true };
    expect(read([acorn, birch]).OIDC_ISSUERS).toEqual([{ ...acorn, loopbackOnly: false }, birch]);
  });

  test.each([
    ['no JSON', 'acorn'],
    ['no list', acorn],
    ['a type twice', [acorn, { ...acorn, name: 'Another' }]],
    ['a type that is no short name', [{ ...acorn, type: 'Acorn.1' }]],
    ['an issuer without TLS', [{ ...acorn, issuer: 'http://acorn.example' }]],
    ['an issuer that is no address', [{ ...acorn, issuer: 'acorn.example' }]],
    ['no client', [{ ...acorn, clientId: '' }]],
    ['an unknown field', [{ ...acorn, secret: 'x' }]],
  ])('are not %s', (_, value) => {
    expect(() => read(value)).toThrow('OIDC_ISSUERS');
  });
});
