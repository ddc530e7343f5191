import type { Service } from './plan.ts';
import { isSecret } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** The environment without the secrets that the step does not name, and with its own port for metrics. */
export function environmentOf(
  { secrets = [], metricsOffset = 0 }: Pick<Service, 'secrets' | 'metricsOffset'>,
  env: Environment,
): Environment {
  const may = (name: string) => !isSecret(name) || secrets === 'all' || secrets.includes(name);
  const METRICS_PORT = env.METRICS_PORT && String(Number(env.METRICS_PORT) + metricsOffset);
  const visible = Object.fromEntries(Object.entries(env).filter(([name]) => may(name)));
  // No other machine serves meanwhile, and a process that has not ended after 8.5 s is killed.
  const own = { ...visible, DRAIN_SECONDS: '0' };
  return METRICS_PORT ? { ...own, METRICS_PORT } : own;
}
