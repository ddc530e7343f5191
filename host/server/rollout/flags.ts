import { pathToFileURL } from 'node:url';
import {
  type Client,
  type EvaluationContext,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { Composition } from '@storyloom/contract/platform/composition';
import type { Flag, FlagValue, FlagValues } from '@storyloom/contract/platform/flags';
import { withTimeout } from '../render/with-timeout.ts';
import { bucketOf } from './arms.ts';

/** Time that a document waits for the provider, in ms. */
const LIMIT_MS = 50;

/** The flags of a composition for one visitor; the defaults for a visitor without an id. Never rejects. */
export type EvaluateFlags = (composition: Composition, rolloutId: string | null) => Promise<FlagValues>;

export const declaresFlags = ({ mfes }: Composition): boolean =>
  Object.values(mfes).some(({ stable, canary }) => stable.manifest.flags ?? canary?.release.manifest.flags);

function evaluate(client: Client, name: string, flag: Flag, context: EvaluationContext): Promise<FlagValue> {
  const { default: fallback, rollout = null } = flag;
  const asked = { ...context, rollout };
  if (typeof fallback === 'boolean') return client.getBooleanValue(name, fallback, asked);
  if (typeof fallback === 'number') return client.getNumberValue(name, fallback, asked);
  return client.getStringValue(name, fallback, asked);
}

/** Asks a provider of OpenFeature. A flag that it does not answer in time, or not well, has its default. */
export function createFlags(provider: Provider, limitMs = LIMIT_MS): EvaluateFlags {
  OpenFeature.setProvider(provider);
  const client = OpenFeature.getClient();
  return async ({ mfes }, rolloutId) => {
    const values: Record<string, FlagValue> = {};
    const asking = Object.entries(mfes).flatMap(([mfe, { stable }]) =>
      Object.entries(stable.manifest.flags ?? {}).map(async ([name, flag]) => {
        values[name] = flag.default;
        if (rolloutId === null) return;
        const context = { targetingKey: rolloutId, mfe, release: stable.buildId };
        values[name] = await evaluate(client, name, flag, context);
      }),
    );
    await withTimeout(Promise.all(asking), limitMs).catch(() => {});
    // What arrives later is not taken.
    return { ...values };
  };
}

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
