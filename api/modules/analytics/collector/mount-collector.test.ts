import { collector as endpoint } from '@storyloom/contract/analytics/collector';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { App } from '../../../platform/http/app.ts';
import { mountCollector } from './mount-collector.ts';

describe('mountCollector', () => {
  test.each([false, true])(
    'answers beacons, and drops them while there is little space: %s',
    async (isLow) => {
      const app: App = new Hono();
      const collect = vi.fn();
      app.use(async (c, next) => {
        c.set('facts', { network: 'n' } as never);
        await next();
      });
      mountCollector(app, {
        checkRate: async () => {},
        space: { isLow: async () => isLow },
        collector: { collect },
      });
      const response = await app.request(endpoint.path, { method: 'POST', body: 'data=x' });
      expect([response.status, collect.mock.calls.length]).toEqual([204, isLow ? 0 : 1]);
    },
  );
});
