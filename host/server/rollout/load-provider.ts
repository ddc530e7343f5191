import { pathToFileURL } from 'node:url';
import type { Provider } from '@openfeature/server-sdk';
import { rolloutProvider } from './rollout-provider.ts';

/** The provider in a module of the operator; without one, the rollouts that releases declare. */
export async function loadProvider(file: string | null): Promise<Provider> {
  if (file === null) return rolloutProvider;
  const { default: provider } = await import(pathToFileURL(file).href);
  if (typeof provider?.resolveBooleanEvaluation === 'function') return provider;
  throw new Error(`FLAGS_PROVIDER: the default export of ${file} is no provider of OpenFeature.`);
}
