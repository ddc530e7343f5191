import { join } from 'node:path';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { assertPortsFree } from '../bootstrap/ports.mjs';
import { say } from '../bootstrap/progress.mjs';
import { listMfes } from './mfes.ts';
import type { Plan, Step } from './plan.ts';

type Environment = Record<string, string | undefined>;

export type Development = { plan: Plan; env: Environment };

function basePort(env: Environment): number {
  const base = Number(env.DEV_PORT ?? 3100);
  if (Number.isInteger(base) && base > 0 && base < 65_000) return base;
  throw new OperatorError(`DEV_PORT=${env.DEV_PORT} is not a port: give a number, for example 3100.`);
}

/** Says which micro-frontends from elsewhere do not answer; they appear once they do. */
async function warnOfMissing(elsewhere: string[]): Promise<void> {
  for (const each of elsewhere) {
    const [name, address] = each.split('=');
    const answer = await fetch(`${address}/storyloom.json`).catch(() => null);
    if (!answer?.ok) say(`! ${name} does not answer at ${address}: run npx storyloom dev in its folder.`);
  }
}

/** The port of each wanted micro-frontend of this checkout; of all when none is named. */
function portsOf(wanted: string[], env: Environment): Map<string, number> {
  const known = listMfes();
  const unknown = wanted.find((name) => !known.includes(name) && !isElsewhere(name));
  if (unknown)
    throw new OperatorError(
      `There is no mfe-${unknown}: choose among ${known.join(', ')}, or name none for all.`,
    );
  const base = basePort(env);
  const ports = known.map((name, index) => [name, base + 1 + index] as const);
  return new Map(ports.filter(([name]) => wanted.length === 0 || wanted.includes(name)));
}

/** `community=http://localhost:3100`: a micro-frontend that its team serves from another repository. */
const isElsewhere = (name: string) => name.includes('=');

const restartOnChange = (script: string, ...places: string[]) => ({
  script: 'tools/dev/restart-on-change.ts',
  args: [script, ...places],
});

/** The product's steps with the wanted micro-frontends from source, and with API and host restarted on each change. */
function stepsOf(plan: Plan, ports: Map<string, number>, shellDir: string): Step[] {
  const mfes: Step = {
    kind: 'service',
    name: 'mfes',
    script: 'tools/dev/mfes.ts',
    args: [...ports].map(([name, own]) => `${name}=${own}`),
  };
  const shell: Step = { kind: 'service', name: 'shell', script: 'tools/dev/shell.ts' };
  return plan.steps.flatMap((each): Step[] => {
    if (each.name === 'build-host') return [shell, mfes];
    if (ports.has(each.name.replace(/^publish-/, ''))) return [];
    if (each.kind !== 'service') return [each];
    if (each.name === 'api') return [{ ...each, ...restartOnChange(each.script, 'api', 'shared/contract') }];
    if (each.name !== 'host') return [each];
    // The modules of shared/ that the host imports are in the shell's build too.
    const built = join(shellDir, 'shell.json');
    return [{ ...each, ...restartOnChange('host/server/dev/main.ts', 'host/server', built) }];
  });
}

/**
 * The plan of development. `wanted`: the micro-frontends to serve from source, by name or, from elsewhere, by name and
 * address; none means all of this checkout. Throws OperatorError.
 */
export async function developmentPlan(plan: Plan, env: Environment, wanted: string[]): Promise<Development> {
  if (process.env.NODE_ENV === 'production')
    throw new OperatorError(
      'NODE_ENV is production: npm run dev runs unsigned code and is not for production.',
    );
  const ports = portsOf(wanted, env);
  for (const own of ports.values()) await assertPortsFree({ DEV_PORT: own });
  await warnOfMissing(wanted.filter(isElsewhere));
  const here = [...ports].map(([name, own]) => `${name}=http://localhost:${own}`);
  const addresses = [...here, ...wanted.filter(isElsewhere)].join(',');
  // Inside the package, so that its imports are found; by port, so that two hosts of one checkout do not share it.
  const shellDir = join(ROOT, 'host', 'node_modules', '.dev', env.PORT ?? '3000');
  return {
    plan: { ...plan, steps: stepsOf(plan, ports, shellDir) },
    env: { ...env, NODE_ENV: 'development', DEV_MFES: addresses, DEV_SHELL_DIR: shellDir },
  };
}
