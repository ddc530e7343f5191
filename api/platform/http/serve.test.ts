import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { App } from './app.ts';
import { serve } from './serve.ts';

describe('serve', () => {
  test('reports a port in use in one line', async () => {
    const app = new Hono() as unknown as App;
    const first = await serve(app, { port: 0, host: '127.0.0.1' });
    const { port } = first;
    await expect(serve(app, { port, host: '127.0.0.1' })).rejects.toThrow(
      new Error(`Port ${port} is in use. Set API_PORT to a free port.`),
    );
    await first.stop(0);
  });
});
