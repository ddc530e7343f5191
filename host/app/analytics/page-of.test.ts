import { describe, expect, it } from 'vitest';
import { type PageParts, pageOf } from './page-of.ts';

const parts = {
  routes: [{ children: [{ path: '/read/:bookId', handle: { mfe: 'reader', route: {} } }, { path: '*' }] }],
  bootstrap: {
    composition: { id: 'c', mfes: [{ name: 'reader', stable: { buildId: 'build1' } }] },
    basename: '/en',
  },
} as unknown as PageParts;

describe('pageOf', () => {
  it('names the micro-frontend and the release of a page', () => {
    expect(pageOf(parts, '/en/read/s1')).toEqual({ mfe: 'reader', release: 'build1' });
  });

  it('is empty for a path without a page', () => {
    expect(pageOf(parts, '/en/nothing')).toEqual({});
    expect(pageOf(parts, '/elsewhere')).toEqual({});
  });
});
