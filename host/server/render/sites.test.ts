import type { Composition, PageRelease } from '@storyloom/contract/platform/composition';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import type { Artifacts } from '../files/artifacts.ts';
import type { Shell } from './request-host.ts';
import { type BuildSite, createBuildSite, createSites, publishedModules } from './sites.ts';

const compositionOf = (buildId: string): Composition => ({
  id: buildId,
  sequence: 1,
  expires: '2999-01-01T00:00:00.000Z',
  mfes: {
    sample: {
      stable: madeUpRelease(new Map(), 'sample', buildId),
      lastKnownGood: madeUpRelease(new Map(), 'sample', 'cccccccccccc'),
    },
  },
});
const [one, other] = [compositionOf('aaaaaaaaaaaa'), compositionOf('bbbbbbbbbbbb')];

class RemoteLoadError extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

describe('createSites', () => {
  it('builds the site of a composition once, and logs the errors of its parts with its id', () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const buildSite = vi.fn<BuildSite>(({ id }) => ({ id }) as unknown as ReturnType<BuildSite>);
    const siteOf = createSites({ buildSite, log });
    expect(siteOf(one)).toBe(siteOf(one));
    expect(siteOf(other)).not.toBe(siteOf(one));
    expect(buildSite.mock.calls.map(([{ id }]) => id)).toEqual([one.id, other.id]);
    buildSite.mock.lastCall?.[1]({ mfe: 'sample', kind: 'route', id: 'home' }, new Error('broken'));
    expect(lines).toMatchObject([{ level: 50, composition: other.id, part: { id: 'home' } }]);
  });
});

describe('createBuildSite', () => {
  it('gives pages the last known good release, and the server only the stable one', () => {
    const createRemotes = vi.fn();
    const createSite = vi.fn();
    const shell = { createRemotes, createSite } as unknown as Shell;
    createBuildSite({ shell, artifacts: {} as Artifacts, provided: { shared: {} } })(one, () => {});
    const goodIn = ([{ mfes }]: [{ mfes: { lastKnownGood: PageRelease | null }[] }]) =>
      mfes[0]?.lastKnownGood;
    expect(goodIn([createRemotes.mock.lastCall?.[0].composition])).toBeNull();
    expect(goodIn([createSite.mock.lastCall?.[0]])).toMatchObject({ buildId: 'cccccccccccc' });
  });
});

describe('publishedModules', () => {
  const load = publishedModules({
    shell: { RemoteLoadError } as unknown as Shell,
    artifacts: { release: async () => null } as unknown as Artifacts,
  });
  const wanted = { version: '1.0.0', buildId: 'aaaaaaaaaaaa', incompatibility: null } as PageRelease;
  const mfe = { name: 'sample' } as Parameters<typeof load>[1];

  it('loads no release that needs other packages or is not stored', async () => {
    const other = { ...wanted, incompatibility: 'needs react ^20.0.0' };
    await expect(load(other, mfe)).rejects.toMatchObject({ reason: 'incompatible' });
    await expect(load(wanted, mfe)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
