import { type Client, type EvaluationContext, OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { Composition } from '@storyloom/contract/platform/composition';
import type { Flag, FlagValue, FlagValues } from '@storyloom/contract/platform/flags';
import { withTimeout } from '../render/with-timeout.ts';

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
