import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { receiveForm } from './form.ts';

describe('receiveForm', () => {
  test('receives a secret file without a disk', async () => {
    const app = new Hono().post('/', async (c) => {
      const limits = { maxFileBytes: 1_000, folder: '/dev/null/missing', isSecret: true };
      const { fields } = await receiveForm(c, limits);
      const { file } = fields as { file: File };
      return c.json([file.name, file.type, await file.text()]);
    });
    const body = new FormData();
    body.append('file', new File(['passport'], 'a.png', { type: 'image/png' }));
    const response = await app.request('/', { method: 'POST', body });
    expect(await response.json()).toEqual(['a.png', 'image/png', 'passport']);
  });
});
