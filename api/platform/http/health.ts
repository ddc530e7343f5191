import type { Metrics } from '@storyloom/logging/request-metrics';
import { TransportError } from '../errors.ts';
import type { App } from './app.ts';
import { success } from './envelope.ts';

export interface Health {
  processId: string;
  /** Resolves if the database replies. */
  check(): Promise<void>;
  /** True if nothing more can be stored; reads go on. */
  isSpaceLow(): Promise<boolean>;
  /** True once the process is shutting down, or about to. */
  isLeaving(): boolean;
}

/** `/alive`: the process with this id runs. `/ready`: it accepts requests. `/metrics`: Prometheus metrics, hidden from visitors. */
export function mountHealth(app: App, health: Health, metrics: Metrics): void {
  app.get('/alive', (c) => c.json(success({ status: 'alive', processId: health.processId })));
  app.get('/ready', async (c) => {
    if (health.isLeaving()) throw new TransportError(503, 'This process is shutting down.', 1);
    await health.check();
    return c.json(success({ status: (await health.isSpaceLow()) ? 'out of space' : 'ready' }));
  });
  app.get('/metrics', async (c) => {
    // Requests through the host come from visitors.
    if (c.req.header('x-forwarded-for')) throw new TransportError(404, 'Not found.');
    const text = await metrics.registry.metrics();
    return c.body(text, 200, { 'content-type': metrics.registry.contentType });
  });
}
