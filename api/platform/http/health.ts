import { TransportError } from '../errors.ts';
import type { App } from './app.ts';
import { success } from './envelope.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Resolves when a request that needs the database would be answered. */
  check(): Promise<void>;
  /** True from the moment the process was told to stop. */
  isStopping(): boolean;
}

/** `/alive`: the process runs. `/ready`: send it requests. `/metrics`: Prometheus text, not for visitors. */
export function mountHealth(app: App, health: Health, metrics: Metrics): void {
  app.get('/alive', (c) => c.json(success({ status: 'alive' })));
  app.get('/ready', async (c) => {
    if (health.isStopping()) throw new TransportError(503, 'This process is stopping.', 1);
    await health.check();
    return c.json(success({ status: 'ready' }));
  });
  app.get('/metrics', async (c) => {
    // What came through the host came from a visitor; numbers about the house are for those who run it.
    if (c.req.header('x-forwarded-for')) throw new TransportError(404, 'There is no such call.');
    const text = await metrics.registry.metrics();
    return c.body(text, 200, { 'content-type': metrics.registry.contentType });
  });
}
