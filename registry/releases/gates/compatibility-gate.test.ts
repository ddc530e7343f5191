import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../fixtures/release.ts';
import { checkCompatibility, type Deployments } from './compatibility-gate.ts';

const { release } = sampleRelease({ shared: { '@storyloom/mfe': '1.2.0' }, contract: '1.4.0' });
const versions = (mfe: string, contract: string) => ({
  react: '19.3.1',
  '@storyloom/mfe': mfe,
  '@storyloom/contract': contract,
});

const check = (deployments: Deployments) => {
  for (const application of ['shell', 'api'] as const) checkCompatibility(release, application, deployments);
};

describe('checkCompatibility', () => {
  it.each([
    ['the same versions', { shell: versions('1.2.0', '1.4.0'), api: versions('1.2.0', '1.4.0') }],
    ['newer compatible versions', { shell: versions('1.3.0', '1.4.1'), api: versions('1.2.0', '1.9.0') }],
    ['no recorded deployment', {}],
  ])('accepts %s', (_, deployments) => {
    expect(() => check(deployments)).not.toThrow();
  });

  it.each([
    [
      'a shell with an older facade',
      { shell: versions('1.1.9', '1.4.0') },
      'reader 1.0.0 was built with @storyloom/mfe 1.2.0, but the live shell has 1.1.9. ' +
        'Build it with a version that 1.1.9 satisfies, or deploy the shell first.',
    ],
    [
      'a shell whose facade has changed incompatibly',
      { shell: versions('2.0.0', '1.4.0') },
      'built with @storyloom/mfe 1.2.0, but the live shell has 2.0.0',
    ],
    [
      'a shell without a shared package',
      { shell: { react: '19.3.1', '@storyloom/contract': '1.4.0' } },
      'built with @storyloom/mfe 1.2.0, but the live shell has none. Deploy the shell first.',
    ],
    [
      'a shell with another React',
      { shell: { ...versions('1.2.0', '1.4.0'), react: '20.0.0' } },
      'built with react 19.3.1, but the live shell has 20.0.0',
    ],
    [
      'a shell with an older contract',
      { shell: versions('1.2.0', '1.3.0') },
      'built with @storyloom/contract 1.4.0, but the live shell has 1.3.0',
    ],
    [
      'an API with an older contract',
      { api: { '@storyloom/contract': '1.3.9' } },
      'built with @storyloom/contract 1.4.0, but the live API has 1.3.9',
    ],
    [
      'an API whose contract has changed incompatibly',
      { api: { '@storyloom/contract': '2.0.0' } },
      'built with @storyloom/contract 1.4.0, but the live API has 2.0.0',
    ],
  ])('refuses %s', (_, deployments, message) => {
    expect(() => check(deployments)).toThrow(message);
  });
});
