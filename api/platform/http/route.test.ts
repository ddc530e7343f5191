import { endpoint } from '@storyloom/contract/core/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { publicRoute, type RequestFacts, route } from './route.ts';

const common = { method: 'GET', summary: '', data: z.string(), errors: [], input: z.object({}) } as const;
const open = endpoint({ ...common, path: '/open', caller: 'anyone' });
const closed = endpoint({ ...common, path: '/closed', caller: 'guest' });
const request = {} as RequestFacts;

describe('route', () => {
  test('is for endpoints that require a caller, and publicRoute for the others', () => {
    expect(() => route(open, async () => 'a')).toThrow('/open is public: use publicRoute.');
    expect(() => publicRoute(closed, async () => 'a')).toThrow('/closed requires a caller: use route.');
  });

  test('never calls its handler without a viewer, as publicRoute does', async () => {
    const { handle } = route(closed, async () => 'a');
    expect(() => handle({ input: {}, viewer: null, request })).toThrow(
      '/closed was reached without a viewer.',
    );
    const visited = publicRoute(open, async ({ viewer }) => String(viewer));
    expect(await visited.handle({ input: {}, viewer: null, request })).toBe('null');
  });
});
