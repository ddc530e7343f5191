import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../fixtures/release.ts';
import { checkFederationManifest } from './federation-gate.ts';

const { release, files } = sampleRelease();
const url = 'browser/mf-manifest.json';
const valid = files[url] ?? '';
const check = (text: string) => checkFederationManifest(release, async () => Buffer.from(text));
const changed = (from: string, to: string) => check(valid.replace(from, to));

describe('checkFederationManifest', () => {
  it('accepts the manifest of a release', async () => {
    await expect(check(valid)).resolves.toBeUndefined();
  });

  it('refuses a release without one', async () => {
    const assets = release.assets.filter((asset) => asset.url !== url);
    const refusal = checkFederationManifest({ ...release, assets }, async () => null);
    await expect(refusal).rejects.toThrow('The release has no browser/mf-manifest.json');
  });

  it('refuses another shape, and names the field', async () => {
    await expect(check('none')).rejects.toThrow('browser/mf-manifest.json does not describe the container');
    await expect(changed('"exposes"', '"modules"')).rejects.toThrow('at exposes');
  });

  it.each([
    ['"globalName":"storyloom', '"globalName":"other', 'must be "storyloom_reader_aaaaaaaaaaaa"'],
    ['"name":"remoteEntry.js"', '"name":"other.js"', 'must be "remoteEntry.js"'],
    ['"type":"global"', '"type":"module"', 'at metaData.remoteEntry.type'],
    ['"publicPath":"auto"', '"publicPath":"/"', 'at metaData.publicPath'],
    ['"path":"./mfe"', '"path":"./app"', 'must have ./mfe'],
    ['"remotes":[]', '"remotes":[{}]', 'the shell alone loads micro-frontends'],
    ['"sync":[]', '"sync":["gone.js"]', 'is not a file of the release'],
  ])('refuses %s as %s', async (from, to, message) => {
    await expect(changed(from, to)).rejects.toThrow(message);
  });
});
