import { collector as endpoint } from '@storyloom/contract/analytics/collector';
import type { App } from '../../../platform/http/app.ts';
import type { RateCheck } from '../../../platform/http/rate-check.ts';
import type { SpaceCheck } from '../../../platform/space.ts';
import type { Collector } from './collector.service.ts';

interface Parts {
  checkRate: RateCheck;
  space: Pick<SpaceCheck, 'isLow'>;
  collector: Pick<Collector, 'collect'>;
}

/** Receives the beacons of browsers, which read no answer. Events are dropped while there is little space. */
export function mountCollector(app: App, { checkRate, space, collector }: Parts): void {
  app.post(endpoint.path, async (c) => {
    c.set('route', `POST ${endpoint.path}`);
    if (await space.isLow()) return c.body(null, 204);
    await checkRate(endpoint.rate, null, c.get('facts').network);
    const body = await c.req.text();
    if (body.length <= endpoint.maxBodyBytes) collector.collect(body);
    return c.body(null, 204);
  });
}
