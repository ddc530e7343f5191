import type { Step } from './plan.ts';
import { isSecret } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** The environment without the secrets that the step does not name. */
export function environmentOf({ secrets = [] }: Pick<Step, 'secrets'>, env: Environment): Environment {
  const may = (name: string) => !isSecret(name) || secrets === 'all' || secrets.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => may(name)));
}
