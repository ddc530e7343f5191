import { pathToFileURL } from 'node:url';
import type { EvaluationContext, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import type { Flag } from '@storyloom/contract/platform/flags';
import { bucketOf } from './arms.ts';

/**
 * The provider of a site without one of its own: gives the value of a flag's rollout to the visitors with the lowest
 * places, of which each flag has its own.
 */
async function resolve<Value>(
  flag: string,
  fallback: Value,
  { targetingKey = '', rollout }: EvaluationContext,
): Promise<ResolutionDetails<Value>> {
  const { value, basisPoints } = (rollout as Flag['rollout'] | null) ?? { value: fallback, basisPoints: 0 };
  const isChosen = bucketOf(flag, targetingKey) < basisPoints;
  return isChosen ? { value: value as Value, reason: 'SPLIT' } : { value: fallback, reason: 'DEFAULT' };
}

export const rolloutProvider: Provider = {
  metadata: { name: 'rollout' },
  resolveBooleanEvaluation: resolve,
  resolveStringEvaluation: resolve,
  resolveNumberEvaluation: resolve,
  resolveObjectEvaluation: resolve,
};

/** The provider in a module of the operator; without one, the rollouts that releases declare. */
export async function loadProvider(file: string | null): Promise<Provider> {
  if (file === null) return rolloutProvider;
  const { default: provider } = await import(pathToFileURL(file).href);
  if (typeof provider?.resolveBooleanEvaluation === 'function') return provider;
  throw new Error(`FLAGS_PROVIDER: the default export of ${file} is no provider of OpenFeature.`);
}
