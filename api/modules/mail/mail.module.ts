import type { ApiModule } from '../../platform/module.ts';
import { createMailer } from './mail.service.ts';

export function createMailModule(parts: Parameters<typeof createMailer>[0]) {
  const service = createMailer(parts);
  return { service, jobs: service.jobs } satisfies ApiModule;
}
