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
    await expect(check('none')).rejects.toThrow('browser/mf-manifest.json is not valid');
    await expect(changed('"exposes"', '"modules"')).rejects.toThrow('exposes');
  });

  it.each([
    [
      '"globalName":"storyloom',
      '"globalName":"other',
      'has the global name other_reader_aaaaaaaaaaaa instead of',
    ],
    ['"name":"remoteEntry.js"', '"name":"other.js"', 'has the entry browser/other.js instead of'],
    ['"type":"global"', '"type":"module"', 'has the entry type module instead of global'],
    ['"publicPath":"auto"', '"publicPath":"/"', 'has the public path / instead of auto'],
    ['"path":"./mfe"', '"path":"./app"', 'exposes no ./mfe'],
    ['"remotes":[]', '"remotes":[{}]', 'has remotes'],
    ['"sync":[]', '"sync":["gone.js"]', 'lists gone.js, which is not among the release’s files'],
  ])('refuses %s as %s', async (from, to, message) => {
    await expect(changed(from, to)).rejects.toThrow(message);
  });
});
