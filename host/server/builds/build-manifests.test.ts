import { describe, expect, it } from 'vitest';
import { createBuildManifests } from './build-manifests.ts';

describe('createBuildManifests', () => {
  const redirects = { '/old': '/new' };

  it('names the current build, and describes it alone', () => {
    let id = 'shell-one';
    const answer = createBuildManifests({ id: () => id, redirects });
    expect(answer('/builds/latest.json')).toEqual({ id: 'shell-one' });
    expect(answer('/builds/meta/shell-one.json')).toEqual({ id: 'shell-one', redirects });
    id = 'shell-two';
    expect(answer('/builds/latest.json')).toEqual({ id: 'shell-two' });
    expect(answer('/builds/meta/shell-one.json')).toBeNull();
  });

  it('has no answer before the first composition, nor for other addresses', () => {
    expect(createBuildManifests({ id: () => null, redirects })('/builds/latest.json')).toBeNull();
    expect(createBuildManifests({ id: () => 'one', redirects })('/builds/')).toBeNull();
  });
});
