import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { partRequests } from '@storyloom/build/build-remote';
import { hostConfig } from '@storyloom/build/host-config';
import { integrityOf } from '@storyloom/build/integrity';
import { sharedVersions } from '@storyloom/build/shared-packages';
import type { SiteComposition } from '@storyloom/contract/platform/composition';
import type { ShellBuild } from '@storyloom/host/server/render/shell-build.ts';
import { root } from '../../processes/child.ts';
import { filesByPart } from './parts.ts';
import { mfes } from './remotes.ts';

const here = import.meta.dirname;

/**
 * Builds the sources of the shell and the micro-frontends as one bundle into `dist`, with the shell's configuration: without
 * federation, and with ordinary dynamic imports for lazy parts. Writes shell.json, like the shell's build, and
 * composition.json with the chunks of each part.
 */
export async function buildOneBundle(dist: string): Promise<void> {
  let entry: string[] = [];
  let parts = new Map<string, string[]>();
  const config = hostConfig({
    dir: join(root, 'host'),
    dist,
    buildId: 'one-bundle',
    onBrowserBuild(compilation) {
      entry = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])];
      parts = filesByPart(compilation);
    },
  });
  const { browser, server } = config.environments ?? {};
  if (!browser || !server) throw new Error('The shell’s configuration has no browser or server environment.');
  const own = config.environments?.browser?.tools?.rspack;
  browser.tools = {
    ...browser.tools,
    rspack: [
      ...(Array.isArray(own) ? own : own ? [own] : []),
      (_config, { appendPlugins, rspack }) =>
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/\/remotes\/federation\.ts$/, join(here, 'remotes.ts')),
        ),
    ],
  };
  server.source = { ...server.source, entry: { app: join(here, 'shell.ts') } };

  const rsbuild = await createRsbuild({ cwd: join(root, 'host'), config });
  const { close } = await rsbuild.build();
  await close();
  const asset = (file: string) => ({ url: `/${file}`, integrity: integrityOf(join(dist, 'browser', file)) });
  const src = (file: string) => ({ src: `/${file}`, integrity: asset(file).integrity });
  const scripts = entry.filter((file) => file.endsWith('.js')).map(src);
  const styles = entry.filter((file) => file.endsWith('.css')).map(src);
  const [script] = scripts;
  if (!script) throw new Error('The bundle has no entry.');
  const shell: ShellBuild = { buildId: 'one-bundle', scripts, styles, files: [], shared: sharedVersions() };
  const composition: SiteComposition = {
    id: 'one-bundle',
    mfes: Object.values(mfes).map((mfe) => ({
      ...mfe.manifest,
      stable: {
        version: '0.0.0',
        buildId: 'one-bundle',
        mfName: `one_${mfe.manifest.name}`,
        // The document's own script takes the place of a remote's entry.
        entry: { url: script.src, integrity: script.integrity },
        incompatibility: null,
      },
      lastKnownGood: null,
      parts: Object.fromEntries(
        Object.entries(partRequests(mfe.manifest)).map(([name, request]) => {
          const files = parts.get(`${mfe.manifest.name} ${request}`);
          if (!files) throw new Error(`The bundle has no chunk for ${mfe.manifest.name}/${name}.`);
          const js = files.filter((file) => file.endsWith('.js')).map(asset);
          return [name, { js, css: files.filter((file) => file.endsWith('.css')).map(asset) }];
        }),
      ),
    })),
  };
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(shell));
  writeFileSync(join(dist, 'composition.json'), JSON.stringify(composition));
}
