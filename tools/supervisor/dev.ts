import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { assertPortsFree } from '../bootstrap/ports.mjs';
import type { Plan, Step } from './plan.ts';

type Environment = Record<string, string | undefined>;

export type Development = { plan: Plan; env: Environment };

/** Each slice has its place after the base for good: addresses stay the same whoever else is served. */
const ORDER = ['reader', 'creator', 'account', 'points'];

/** Names of all micro-frontends of this checkout, the known ones first. */
function slicesHere(): string[] {
  const found = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'mfe.ts')))
    .map((name) => name.slice('mfe-'.length));
  return [...ORDER.filter((name) => found.includes(name)), ...found.filter((name) => !ORDER.includes(name))];
}

function basePort(env: Environment): number {
  const base = Number(env.DEV_PORT ?? 3100);
  if (Number.isInteger(base) && base > 0 && base < 65_000) return base;
  throw new OperatorError(`DEV_PORT=${env.DEV_PORT} is not a port: give a number, for example 3100.`);
}

/** Where each wanted slice is served; all of them when none is named. */
function portsOf(wanted: string[], env: Environment): Map<string, number> {
  const here = slicesHere();
  const unknown = wanted.find((name) => !here.includes(name));
  if (unknown)
    throw new OperatorError(
      `There is no mfe-${unknown}: choose among ${here.join(', ')}, or name none for all.`,
    );
  const base = basePort(env);
  const ports = here.map((name, index) => [name, base + 1 + index] as const);
  return new Map(ports.filter(([name]) => wanted.length === 0 || wanted.includes(name)));
}

const watched = (script: string, ...places: string[]) => ({
  script: 'tools/dev/watched.ts',
  args: [script, ...places],
});

/** The product's steps with the wanted slices from source, and the API and the host anew on each change. */
function stepsOf(plan: Plan, ports: Map<string, number>, shellDir: string): Step[] {
  const slices: Step = {
    kind: 'service',
    name: 'slices',
    script: 'tools/dev/slices.ts',
    args: [...ports].map(([name, own]) => `${name}=${own}`),
  };
  const shell: Step = { kind: 'service', name: 'shell', script: 'tools/dev/shell.ts' };
  return plan.steps.flatMap((each): Step[] => {
    if (each.name === 'build-host') return [shell, slices];
    if (ports.has(each.name.replace(/^publish-/, ''))) return [];
    if (each.kind !== 'service') return [each];
    if (each.name === 'api') return [{ ...each, ...watched(each.script, 'api', 'shared/contract') }];
    if (each.name !== 'host') return [each];
    // What of shared/ the host imports itself is in the shell's build too, and changes it.
    const built = join(shellDir, 'shell.json');
    return [{ ...each, ...watched('host/server/dev/main.ts', 'host/server', built) }];
  });
}

/** Turns the product's plan into the one for development. `wanted`: the slices from source; none means all. */
export async function developmentPlan(plan: Plan, env: Environment, wanted: string[]): Promise<Development> {
  if (process.env.NODE_ENV === 'production')
    throw new OperatorError(
      'NODE_ENV is production: npm run dev runs unsigned code and is not for production.',
    );
  const ports = portsOf(wanted, env);
  for (const own of ports.values()) await assertPortsFree({ DEV_PORT: own });
  const slices = [...ports].map(([name, own]) => `${name}=http://localhost:${own}`).join(',');
  // Inside the package, so that its imports are found; by port, so that two hosts of one checkout do not share it.
  const shellDir = join(ROOT, 'host', 'node_modules', '.dev', env.PORT ?? '3000');
  return {
    plan: { ...plan, steps: stepsOf(plan, ports, shellDir) },
    env: { ...env, NODE_ENV: 'development', DEV_MFES: slices, DEV_SHELL_DIR: shellDir },
  };
}
