import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { teamAt } from '../fixtures/team.ts';
import { checkCodeInProcess } from '../releases/gates/code-gate/check-code.ts';
import { publish } from './publish.ts';
import { releaseTarget } from './settings.ts';

let registry: TestRegistry;
let checkout: SampleCheckout;
const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const target = () => ({
  registryUrl: registry.url,
  authorization: (mfe: string) => `Bearer ${registry.token(mfe)}`,
});
beforeAll(async () => {
  registry = await startTestRegistry({ checkCode: checkCodeInProcess() });
  checkout = sampleCheckout();
});
afterAll(async () => {
  checkout.remove();
  await registry.stop();
});

describe('release publish', () => {
  test('completes an interrupted upload', async () => {
    const built = await checkout.build();
    const release = { mfe: 'sample', buildId: built.buildId };
    const entry = `${registry.url}/files/sample/${release.buildId}/browser/remoteEntry.js`;
    await fetch(entry, {
      method: 'PUT',
      headers: { authorization: target().authorization('sample') },
      body: readFileSync(join(built.dist, 'browser/remoteEntry.js')),
    });
    await publish(checkout.root, 'sample', target(), say);
    expect(lines.at(-1)).toBe(`sample 1.2.3 (${built.buildId}) published, ${built.assets.length} files`);
    expect((await teamAt(registry).composition()).mfes.sample?.stable.parts).toEqual(built.parts);
  });

  test('does not build sources that are live', async () => {
    await publish(checkout.root, 'sample', target(), say);
    expect(lines.at(-1)).toMatch(/^sample 1\.2\.3 \([a-z0-9]{12}\) is live already$/);
  });

  test('publishes a changed source as a new release beside the old one', async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'navy';\n");
    await publish(checkout.root, 'sample', target(), say);
    const { stable, lastKnownGood } = (await teamAt(registry).composition()).mfes.sample ?? {};
    expect(lastKnownGood?.buildId).toMatch(/^[a-z0-9]{12}$/);
    expect(stable?.buildId).not.toBe(lastKnownGood?.buildId);
  });

  test("fails with the registry's message without the token", async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'plum';\n");
    const wrong = { ...target(), authorization: () => 'Bearer wrong' };
    await expect(publish(checkout.root, 'sample', wrong, say)).rejects.toThrow(
      'This needs the publish token of sample.',
    );
  });

  test('names a registry that does not answer', async () => {
    const nowhere = { ...target(), registryUrl: 'http://127.0.0.1:1' };
    await expect(publish(checkout.root, 'sample', nowhere, say)).rejects.toThrow(
      /^The registry at http:\/\/127\.0\.0\.1:1 cannot be reached .*Is it running\?$/,
    );
  });

  test('needs REGISTRY_TOKEN unless it runs beside the registry', () => {
    const here = releaseTarget({ DATA_DIR: join(registry.folder, '..', 'none') });
    expect(() => here.authorization('sample')).toThrow(/set REGISTRY_TOKEN, or run beside the registry/);
    expect(releaseTarget({ REGISTRY_TOKEN: 'given' }).authorization('sample')).toBe('Bearer given');
    expect(releaseTarget({ REGISTRY_URL: 'https://releases.example' }).registryUrl).toBe(
      'https://releases.example',
    );
  });

  test('refuses a micro-frontend that is not in the checkout', async () => {
    await expect(publish(checkout.root, 'nothing', target(), say)).rejects.toThrow(
      'There is no mfe-nothing with an mfe.ts in this checkout.',
    );
  });
});
