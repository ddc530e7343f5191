import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryProvider, OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { Composition } from '@storyloom/contract/platform/composition';
import type { Flags } from '@storyloom/contract/platform/flags';
import type * as z from '@storyloom/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import { createFlags, loadProvider, rolloutProvider } from './flags.ts';

afterEach(() => OpenFeature.clearProviders());

function compositionWith(flags: z.output<typeof Flags>): Composition {
  const stable = madeUpRelease(new Map(), 'reader', 'aaaaaaaaaaaa');
  const mfes = {
    reader: { stable: { ...stable, manifest: { ...stable.manifest, flags } }, lastKnownGood: null },
  };
  return { id: 'one', sequence: 1, mfes, expires: '2999-01-01T00:00:00.000Z' };
}
const wideCovers = (basisPoints: number) =>
  compositionWith({ 'reader.wide-covers': { default: false, rollout: { value: true, basisPoints } } });
const ids = Array.from({ length: 2_000 }, (_, index) => index.toString(36).padStart(11, 'v'));

describe('createFlags', () => {
  it('gives a rollout to its share of the visitors, again at each visit, and moves nobody out when it grows', async () => {
    const evaluate = createFlags(rolloutProvider);
    const chosen = async (basisPoints: number) => {
      const all = await Promise.all(ids.map((id) => evaluate(wideCovers(basisPoints), id)));
      return new Set(ids.filter((_, at) => all[at]?.['reader.wide-covers']));
    };
    const few = await chosen(1_000);
    expect(few.size / ids.length).toBeCloseTo(0.1, 1);
    expect(await chosen(1_000)).toEqual(few);
    const more = await chosen(3_000);
    expect(more.size).toBeGreaterThan(few.size);
    expect([...few].every((id) => more.has(id))).toBe(true);
    expect(await evaluate(wideCovers(10_000), null)).toEqual({ 'reader.wide-covers': false });
  });

  it('asks the provider of the site for flags of every type', async () => {
    const one = { variants: { other: 'seven' }, defaultVariant: 'other', disabled: false };
    const evaluate = createFlags(
      new InMemoryProvider({
        'reader.wide-covers': { ...one, variants: { other: true } },
        'reader.columns': { ...one, variants: { other: 3 } },
        'reader.order': one,
        'reader.mistyped': one,
      }),
    );
    await OpenFeature.setProviderAndWait(OpenFeature.getProvider());
    const flags = compositionWith({
      'reader.wide-covers': { default: false },
      'reader.columns': { default: 2 },
      'reader.order': { default: 'newest' },
      'reader.mistyped': { default: 5 },
      'reader.unknown': { default: true },
    });
    expect(await evaluate(flags, 'visitor')).toEqual({
      'reader.wide-covers': true,
      'reader.columns': 3,
      'reader.order': 'seven',
      'reader.mistyped': 5,
      'reader.unknown': true,
    });
  });

  it.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('gives the defaults in time if a provider %s', async (_, resolve) => {
    const provider: Provider = {
      metadata: { name: 'broken' },
      resolveBooleanEvaluation: resolve,
      resolveStringEvaluation: resolve,
      resolveNumberEvaluation: resolve,
      resolveObjectEvaluation: resolve,
    };
    const evaluate = createFlags(provider, 20);
    expect(await evaluate(wideCovers(10_000), 'visitor')).toEqual({ 'reader.wide-covers': false });
  });
});

describe('loadProvider', () => {
  it('takes the provider in a module of the operator', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-flags-'));
    const file = join(folder, 'provider.mjs');
    writeFileSync(
      file,
      'export default { metadata: { name: "own" }, resolveBooleanEvaluation: async (name) => ({ value: name === "reader.wide-covers" }) };',
    );
    const evaluate = createFlags(await loadProvider(file));
    rmSync(folder, { recursive: true });
    expect(await evaluate(wideCovers(0), 'visitor')).toEqual({ 'reader.wide-covers': true });
  });

  it('refuses a module without a provider, and names it', async () => {
    await expect(loadProvider(import.meta.filename.replace('.test', ''))).rejects.toThrow(
      /^FLAGS_PROVIDER: .*flags\.ts is no provider/,
    );
  });
});
