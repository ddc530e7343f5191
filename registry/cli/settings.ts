import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivedToken, installation } from '../platform/actor.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

export type ReleaseTarget = ReturnType<typeof releaseTarget>;

/** The registry to publish to: REGISTRY_URL and REGISTRY_TOKEN, or the registry of this checkout. */
export function releaseTarget(environment: NodeJS.ProcessEnv) {
  const { REGISTRY_TOKEN, REGISTRY_TOKEN_SECRET, REGISTRY_PORT = '4100' } = environment;
  const { DATA_DIR = join(root, '.data') } = environment;
  const secretFile = join(resolve(DATA_DIR), 'registry', 'token-secret');
  const derived = (scope: string) => {
    if (REGISTRY_TOKEN_SECRET) return derivedToken(Buffer.from(REGISTRY_TOKEN_SECRET), scope);
    if (!existsSync(secretFile)) {
      throw new Error(
        `No token: set REGISTRY_TOKEN to the one your team was given, or run beside the registry (${secretFile} is not there).`,
      );
    }
    return derivedToken(readFileSync(secretFile), scope);
  };
  const registryUrl = environment.REGISTRY_URL ?? `http://127.0.0.1:${REGISTRY_PORT}`;
  if (!URL.canParse(registryUrl))
    throw new Error(
      `REGISTRY_URL is ${registryUrl}, not an address such as https://releases.example: correct it.`,
    );
  return {
    registryUrl,
    /** The token for one micro-frontend or application. */
    token: (scope: string) => REGISTRY_TOKEN || derived(scope),
    /** The installation's token, which `npm start` publishes with. Throws unless the registry's secret is on this machine. */
    installationToken: () => derived(installation),
  };
}
