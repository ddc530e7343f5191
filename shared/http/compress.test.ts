import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compress.ts';

const request = (body: string) => ({ method: 'POST', url: '/', headers: { accept: 'a' }, body });

describe('compress', () => {
  it('compresses a long body with gzip', async () => {
    const text = JSON.stringify({ text: 'The bell rings. '.repeat(4_000) });
    const { headers, body } = await compress(request(text));
    expect(headers).toEqual({ accept: 'a', 'content-encoding': 'gzip' });
    if (!(body instanceof Blob)) throw new Error('The body is not compressed.');
    expect(body.size).toBeLessThan(2_000);
    expect(gunzipSync(await body.arrayBuffer()).toString()).toBe(text);
  });

  it('leaves a short body as it is', async () => {
    expect(await compress(request('{}'))).toEqual(request('{}'));
  });
});
