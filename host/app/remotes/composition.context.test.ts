import type { PageComposition, SiteComposition } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { forPages, ownerOf, partsOf } from './composition.context.ts';

const mfe = (name: string, dialogs: string[], slots: string[]) => ({ name, dialogs, slots, routes: [] });
const composition = {
  id: 'c1',
  mfes: [mfe('reader', ['login@2'], ['corner']), mfe('account', ['login@1'], ['aside'])],
} as unknown as PageComposition;

describe('ownerOf', () => {
  it('is the micro-frontend that offers that version of a dialog', () => {
    expect(ownerOf(composition, 'login@1')).toBe('account');
    expect(ownerOf(composition, 'login@2')).toBe('reader');
    for (const id of ['login', 'login@3', 'corner']) expect(ownerOf(composition, id)).toBeUndefined();
  });
});

describe('partsOf', () => {
  it('has all parts that fill a slot, by their order and then by name', () => {
    const filler = (name: string, order?: number) => ({
      ...mfe(name, [], ['corner']),
      ...(order !== undefined && { slotOrder: { corner: order } }),
    });
    const mfes = [
      filler('late', 101),
      filler('reader'),
      filler('first', 5),
      mfe('other', [], ['aside']),
      filler('account'),
    ];
    const parts = partsOf({ id: 'c1', mfes } as unknown as PageComposition, 'corner');
    expect(parts.map((part) => part.mfe)).toEqual(['first', 'account', 'reader', 'late']);
    expect(parts[0]).toEqual({ mfe: 'first', kind: 'slot', id: 'corner' });
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
