import type { Release } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../fixtures/definitions.ts';
import { integrity, sampleRelease } from '../../fixtures/release.ts';
import { checkRelease } from './check-release.ts';

/** A release of the owner of the sample dialog, with a part of each kind. */
const newRelease = (build = 'a') =>
  sampleRelease({ mfe: 'owner', build, paths: ['/owner'], dialogs: ['login@1'], slots: ['corner'] }).release;
const check = (release: Release, ...releases: Release[]) =>
  checkRelease(release, { releases, fallbacks: [], canaries: [], definitions, deployments: {} });

describe('checkRelease', () => {
  it('accepts parts that the micro-frontend already has, beside the releases of others', () => {
    const other = sampleRelease({ mfe: 'other', paths: ['/other'], slots: ['aside'] }).release;
    expect(() => check(newRelease('b'), newRelease('a'), other)).not.toThrow();
  });

  it.each(['api', 'host', 'installation', 'registry', 'shell'])(
    'refuses the name %s, whose token is taken',
    (mfe) => {
      expect(() => check(sampleRelease({ mfe }).release)).toThrow(`${mfe} is the name of an application.`);
    },
  );

  it.each(['route:page-0', 'dialog:login@1', 'slot:corner'])('refuses %s without a list of files', (part) => {
    const release = newRelease();
    delete release.parts[part];
    expect(() => check(release)).toThrow(`${part} has no list of files.`);
  });

  const other = { url: 'browser/other.js', integrity: integrity('other') };
  it.each<[string, (release: Release) => void]>([
    ['entry', (release) => void Object.assign(release, { entry: other })],
    ['server module', (release) => void Object.assign(release, { server: other })],
    ['script of a part', (release) => void release.parts['slot:corner']?.js.push(other)],
    ['stylesheet of a part', (release) => void release.parts['slot:corner']?.css.push(other)],
  ])('refuses a %s that is not among the hashed assets', (_, change) => {
    const release = structuredClone(newRelease());
    change(release);
    expect(() => check(release)).toThrow('browser/other.js is used but is not among the release');
  });

  it('accepts another minor version of a shared package, and refuses another major one', () => {
    const withReact = (react: string) =>
      sampleRelease({ mfe: 'other', paths: ['/other'], shared: { react } }).release;
    expect(() => check(withReact('19.0.0'), newRelease())).not.toThrow();
    expect(() => check(withReact('20.0.0'), newRelease())).toThrow(
      'react 20.0.0 cannot be shared with owner',
    );
  });

  it('refuses a manifest or a container with the wrong name', () => {
    const release = structuredClone(newRelease());
    release.manifest.name = 'other';
    expect(() => check(release)).toThrow('mfe.ts names itself other, but owner is published.');
    for (const mfName of ['storyloom_other_aaaaaaaaaaaa', 'storyloom_owner_bbbbbbbbbbbb', 'storyloom_owner'])
      expect(() => check({ ...newRelease(), mfName })).toThrow(`The container is named ${mfName} instead of`);
  });

  it.each(['1.0', 'v1.0.0', '=1.0.0', '01.0.0', 'latest', ''])('refuses the version %j', (version) => {
    expect(() => check({ ...newRelease(), version })).toThrow(
      `version is "${version}", which is not a semantic`,
    );
    expect(() => check({ ...newRelease(), contract: version })).toThrow(`contract is "${version}"`);
    expect(() => check({ ...newRelease(), shared: { react: version } })).toThrow(`react is "${version}"`);
  });
});
