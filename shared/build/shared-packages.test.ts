import { expect, it } from 'vitest';
import { consumedByRemote, sharedVersions } from './shared-packages.ts';

it('shares React and the facade, and nothing else, with exact versions', () => {
  const versions = sharedVersions();
  expect(Object.keys(versions)).toEqual(['react', 'react-dom', '@storyloom/mfe']);
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versions.react).toBe(versions['react-dom']);
});

it('gives a remote no copy of its own, also not of subpaths', () => {
  const shared = consumedByRemote();
  expect(Object.keys(shared)).toEqual(['react', 'react/', 'react-dom', 'react-dom/', '@storyloom/mfe']);
  for (const entry of Object.values(shared)) expect(entry).toMatchObject({ singleton: true, import: false });
});
