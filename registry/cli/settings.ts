import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installation } from '../platform/proof.ts';
import { publishToken } from '../platform/publish-token.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface ReleaseTarget {
  registryUrl: string;
  /** The publish token of one micro-frontend or application. */
  token(name: string): string;
  /** The token that signs the proofs of `npm start`. Throws unless the registry's secret is on this machine. */
  installationToken(): string;
}

/** The registry to publish to: REGISTRY_URL and REGISTRY_TOKEN, or the registry of this checkout. */
export function releaseTarget(environment: NodeJS.ProcessEnv): ReleaseTarget {
  const { REGISTRY_TOKEN, REGISTRY_PORT = '4100', DATA_DIR = join(root, '.data') } = environment;
  const secretFile = join(resolve(DATA_DIR), 'registry', 'token-secret');
  const derived = (name: string) => {
    if (!existsSync(secretFile)) {
      throw new Error(
        `No publish token: set REGISTRY_TOKEN, or run beside the registry (${secretFile} is not there).`,
      );
    }
    return publishToken(readFileSync(secretFile), name);
  };
  return {
    registryUrl: environment.REGISTRY_URL ?? `http://127.0.0.1:${REGISTRY_PORT}`,
    token: (name) => REGISTRY_TOKEN || derived(name),
    installationToken: () => derived(installation),
  };
}
