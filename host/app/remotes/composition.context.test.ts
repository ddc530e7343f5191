import type { PageComposition, SiteComposition } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { forPages, ownerOf } from './composition.context.ts';

const mfe = (name: string, dialogs: string[], slots: string[]) => ({ name, dialogs, slots, routes: [] });
const composition = {
  id: 'c1',
  mfes: [mfe('reader', ['login@2'], ['corner']), mfe('account', ['login@1'], ['aside'])],
} as unknown as PageComposition;

describe('ownerOf', () => {
  it('is the micro-frontend that offers that version of a dialog, or that slot', () => {
    expect(ownerOf(composition, 'dialogs', 'login@1')).toBe('account');
    expect(ownerOf(composition, 'dialogs', 'login@2')).toBe('reader');
    expect(ownerOf(composition, 'slots', 'aside')).toBe('account');
    for (const id of ['login', 'login@3', 'corner'])
      expect(ownerOf(composition, 'dialogs', id)).toBeUndefined();
    expect(ownerOf(composition, 'slots', 'login@1')).toBeUndefined();
  });
});

describe('forPages', () => {
  it('omits the files of parts', () => {
    const site = { id: 'c1', mfes: [{ name: 'reader', slots: ['corner'], parts: { 'route:home': {} } }] };
    expect(forPages(site as unknown as SiteComposition)).toEqual({
      id: 'c1',
      mfes: [{ name: 'reader', slots: ['corner'] }],
    });
  });
});
