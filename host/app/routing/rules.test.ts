import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { runMiddleware } from './middleware.ts';
import { validateParams } from './validate.ts';

const route = (validate: RouteManifest['validate']): RouteManifest => ({
  id: 'read',
  path: '/read/:id',
  layout: 'default',
  ssr: true,
  keepAlive: null,
  title: null,
  validate,
  middleware: [],
});

function refusal(
  validate: RouteManifest['validate'],
  params: Record<string, string | undefined>,
): Response | null {
  try {
    validateParams(route(validate), params, '/read/x');
    return null;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

const numbers = { params: { id: { kind: 'number', min: 0, max: 99 } }, status: 404 } as const;

describe('the rules of a route', () => {
  it('accepts parameters that match, and routes without validate', () => {
    expect(refusal(numbers, { id: '12' })).toBeNull();
    expect(refusal(numbers, { id: undefined })).toBeNull();
    expect(refusal(null, { id: '<script>' })).toBeNull();
  });

  it.each(['', 'x', '12x', '12\n', '<script>'])(
    'refuses the parameter %j with Page Not Found',
    async (id) => {
      const response = refusal(numbers, { id });
      expect([response?.status, await response?.text()]).toEqual([404, 'Page Not Found: /read/x']);
    },
  );

  it('refuses with the status of the route', () => {
    expect(refusal({ ...numbers, status: 410 }, { id: 'x' })?.status).toBe(410);
  });

  it('waits for the session with the session middleware', async () => {
    const { host } = createFakeHost();
    const order: string[] = [];
    host.session.ready = async () => void order.push('ready');
    await runMiddleware(['session'], { host, url: new URL('http://x/') });
    order.push('after');
    expect(order).toEqual(['ready', 'after']);
  });

  it.each(['nobody', 'constructor', 'toString', '__proto__', ''])(
    'throws for the unknown middleware %j',
    async (name) => {
      const { host } = createFakeHost();
      await expect(runMiddleware([name], { host, url: new URL('http://x/') })).rejects.toThrow(
        `Unknown middleware: ${name}`,
      );
    },
  );
});
