import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk';
import type { FlagValue, FlagValues } from '@storyloom/contract/platform/flags';
import type { Host } from '@storyloom/mfe/host';

/** Gives the page the values of a provider, now and after each change. A flag that it does not know keeps the document's value. */
export async function followProvider(flags: Host['flags'], provider: Provider): Promise<void> {
  await OpenFeature.setProviderAndWait(provider);
  const client = OpenFeature.getClient();
  const read = (name: string, value: FlagValue): FlagValue => {
    if (typeof value === 'boolean') return client.getBooleanValue(name, value);
    if (typeof value === 'number') return client.getNumberValue(name, value);
    return client.getStringValue(name, value);
  };
  const readAll = () => {
    const values: FlagValues = flags.getInitialState();
    flags.setState(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(name, value)])),
      true,
    );
  };
  client.addHandler(ProviderEvents.ConfigurationChanged, readAll);
  readAll();
}
