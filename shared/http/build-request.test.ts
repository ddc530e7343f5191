import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';
import { read, upload, write } from './fixtures/endpoints.ts';

describe('buildRequest', () => {
  it('leaves fields without a value out of a query and a form, but not 0 and empty texts', () => {
    const { url } = buildRequest(read, { name: 'a', page: 0, q: '', from: null, to: undefined }, '/api');
    expect(url).toBe('/api/things/a?page=0&q=');
    const { body } = buildRequest(upload, { width: 0, crop: null, name: undefined }, '/api');
    expect([...(body as FormData)]).toEqual([['width', '0']]);
  });

  it('puts a field either into the path or into the rest', () => {
    expect(buildRequest(read, { name: 'a/b?' }, '/api').url).toBe('/api/things/a%2Fb%3F');
    const posted = { ...write, path: '/things/{id}/{part}' };
    expect(buildRequest(posted, { id: 7, part: 'x', text: 'a', note: null }, 'https://api.example')).toEqual({
      method: 'POST',
      url: 'https://api.example/things/7/x',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"a","note":null}',
    });
  });
});
