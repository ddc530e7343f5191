import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';
import { read, upload } from './fixtures/endpoints.ts';

describe('buildRequest', () => {
  it('leaves fields without a value out of a query and a form, but not 0 and empty texts', () => {
    const { url } = buildRequest(read, { name: 'a', page: 0, q: '', from: null, to: undefined }, '/api');
    expect(url).toBe('/api/things/a?page=0&q=');
    const { body } = buildRequest(upload, { width: 0, crop: null, name: undefined }, '/api');
    expect([...(body as FormData)]).toEqual([['width', '0']]);
  });
});
