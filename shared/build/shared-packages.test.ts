import { describe, expect, it } from 'vitest';
import { consumedByRemote, sharedVersions } from './shared-packages.ts';

describe('shared packages', () => {
  it('are React, the facade and the schemas, with exact versions', () => {
    const versions = sharedVersions();
    expect(Object.keys(versions)).toEqual(['react', 'react-dom', '@storyloom/mfe', '@storyloom/schema']);
    for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(versions.react).toBe(versions['react-dom']);
  });

  it('are not bundled by remotes, subpaths included', () => {
    const shared = consumedByRemote();
    expect(Object.keys(shared)).toEqual([
      'react',
      'react/',
      'react-dom',
      'react-dom/',
      '@storyloom/mfe',
      '@storyloom/schema',
    ]);
    for (const entry of Object.values(shared))
      expect(entry).toMatchObject({ singleton: true, import: false });
  });
});
