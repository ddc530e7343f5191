import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import type { FlagValues } from '@storyloom/contract/platform/flags';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followProvider } from './follow-provider.ts';

afterEach(() => OpenFeature.clearProviders());

describe('followProvider', () => {
  it('takes the values of a provider, also later ones, and keeps those of the document that it does not know', async () => {
    const flags = createStore<FlagValues>(() => ({
      'reader.wide-covers': false,
      'reader.columns': 2,
      'reader.order': 'newest',
    }));
    const covers = (defaultVariant: 'on' | 'off') => ({
      'reader.wide-covers': { variants: { on: true, off: false }, defaultVariant, disabled: false },
    });
    const provider = new InMemoryProvider(covers('on'));
    await followProvider(flags, provider);
    const rest = { 'reader.columns': 2, 'reader.order': 'newest' };
    expect(flags.getState()).toEqual({ 'reader.wide-covers': true, ...rest });
    await provider.putConfiguration(covers('off'));
    await expect.poll(() => flags.getState()).toEqual({ 'reader.wide-covers': false, ...rest });
  });
});
