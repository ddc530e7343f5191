import { describe, expect, it } from 'vitest';
import { createBuildManifests } from './build-manifests.ts';

describe('createBuildManifests', () => {
  const redirects = { '/old': '/new' };
  const shared = { react: '19.3.1' };
  const withComposition = (composition: () => string | null) =>
    createBuildManifests({ build: 'shell', composition, redirects, shared });

  it('names the current build', () => {
    let composition: string | null = null;
    const answer = withComposition(() => composition);
    expect(answer('/builds/latest.json', '')).toBeNull();
    composition = 'one';
    expect(answer('/builds/latest.json', '')).toEqual({ id: 'shell-one' });
    composition = 'two';
    expect(answer('/builds/latest.json', '')).toEqual({ id: 'shell-two' });
  });

  it('describes the current build and those with older releases', () => {
    const answer = withComposition(() => 'two');
    expect(answer('/builds/meta/shell-two.json', '')).toEqual({ id: 'shell-two', redirects, shared });
    expect(answer('/builds/meta/shell-one.json', '')).toEqual({ id: 'shell-one', redirects, shared });
  });

  it('has no answer for builds of another shell, nor for other addresses', () => {
    const answer = withComposition(() => 'two');
    expect(answer('/builds/meta/other-two.json', '')).toBeNull();
    expect(answer('/builds/meta/shell-two', '')).toBeNull();
    expect(answer('/builds/', '')).toBeNull();
  });
});
