import type { Release } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../../fixtures/release.ts';
import { checkParts, textOf } from './parts.ts';

const { release } = sampleRelease({
  mfe: 'owner',
  paths: ['/owner'],
  dialogs: ['login@1'],
  slots: ['corner'],
});
const part = async () => ({ default: () => null });
const whole = () => ({
  manifest: release.manifest as unknown,
  routes: { 'page-0': part } as Record<string, unknown>,
  dialogs: { 'login@1': part } as Record<string, unknown>,
  slots: { corner: part } as Record<string, unknown>,
});
const check = (mfe: unknown, of: Release = release) => checkParts(mfe, of, 'server/mfe.mjs');

describe('checkParts', () => {
  it('accepts a micro-frontend with every part of its manifest', async () => {
    await expect(check(whole())).resolves.toBeUndefined();
    const lazy = async () => ({ default: { $$typeof: Symbol.for('react.memo') } });
    await expect(check({ ...whole(), slots: { corner: lazy } })).resolves.toBeUndefined();
  });

  it.each([undefined, null, () => null, {}, { manifest: null }])('refuses the module %j', async (mfe) => {
    await expect(check(mfe)).rejects.toThrow(
      'is not a micro-frontend: its default export was not created by defineMfe',
    );
  });

  it('refuses a manifest with an added or missing field, and names it', async () => {
    const more = { ...whole(), manifest: { ...release.manifest, more: 1 } };
    await expect(check(more)).rejects.toThrow(/differs from the release's in: more\./);
    const { slots: _, ...fewer } = release.manifest;
    await expect(check({ ...whole(), manifest: fewer })).rejects.toThrow(/differs .* in: slots\./);
  });

  it.each([
    ['routes', 'route page-0'],
    ['dialogs', 'dialog login@1'],
    ['slots', 'slot corner'],
  ])('refuses a micro-frontend without its %s', async (kind, name) => {
    for (const parts of [{}, undefined, { 'page-0': 1, 'login@1': 1, corner: 1 }])
      await expect(check({ ...whole(), [kind]: parts })).rejects.toThrow(`server/mfe.mjs has no ${name}.`);
  });

  it('refuses a part that throws or has no component', async () => {
    const throwing = () => {
      throw new TypeError('broken');
    };
    await expect(check({ ...whole(), slots: { corner: throwing } })).rejects.toThrow(
      'The slot corner of server/mfe.mjs cannot be loaded: TypeError: broken. Fix it',
    );
    for (const module of [undefined, {}, { default: {} }, { default: null }])
      await expect(check({ ...whole(), dialogs: { 'login@1': async () => module } })).rejects.toThrow(
        'The dialog login@1 of server/mfe.mjs has no component as its default export.',
      );
  });

  it('describes what was thrown, even if it is not an Error', () => {
    expect(textOf(new RangeError('far'))).toBe('RangeError: far');
    expect(textOf('words')).toBe('words');
  });
});
