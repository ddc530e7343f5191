import type { Step } from './plan.ts';
import { isSecret } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** What a step's process is told: builds and the shell run code of many hands, which needs no key to the database. */
export function environmentOf({ secrets = [] }: Pick<Step, 'secrets'>, env: Environment): Environment {
  const may = (name: string) => !isSecret(name) || secrets === 'all' || secrets.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => may(name)));
}
